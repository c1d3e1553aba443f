import type {Quiz, QuizOption, QuizStep} from './content';
import type {QuizAnswers} from './quiz';

/** How far an address has come through the quiz. */
interface QuizProgress {
  /** Answers of the steps so far, in their order, up to the first that is open. */
  answered: {step: QuizStep; option: QuizOption}[];
  /** The first open step; null when all are answered. */
  open: QuizStep | null;
  /** What the open step was answered with before the visitor went back to it; null for nothing. */
  former: string | null;
}

/** The parameter that remembers the answer somebody went back from. */
export const FORMER_ANSWER = 'was';

/**
 * Reads the answers from an address: one parameter per step, its id, with the id of the option. Unknown options are
 * as good as none, and nothing counts behind an open step, so that Back and a shortened address lead to that step.
 */
export function parseQuizProgress(
  quiz: Pick<Quiz, 'steps'>,
  parameters: URLSearchParams,
): QuizProgress {
  const answered: QuizProgress['answered'] = [];
  for (const step of quiz.steps) {
    const option = step.options.find(({id}) => id === parameters.get(step.id));
    if (!option) {
      const former = step.options.find(({id}) => id === parameters.get(FORMER_ANSWER));
      return {answered, open: step, former: former?.id ?? null};
    }
    answered.push({step, option});
  }
  return {answered, open: null, former: null};
}

/** The answers as `quizResult` takes them. */
export function toQuizAnswers({answered}: Pick<QuizProgress, 'answered'>): QuizAnswers {
  return Object.fromEntries(answered.map(({step, option}) => [step.id, option.id]));
}

/** The query that leads back to the question before, and remembers what was answered to it; null at the first question. */
export function quizBackSearch(answered: QuizProgress['answered']): string | null {
  const last = answered.at(-1);
  if (!last) return null;
  const pairs = answered
    .slice(0, -1)
    .map(({step, option}): [string, string] => [step.id, option.id]);
  return `?${new URLSearchParams([...pairs, [FORMER_ANSWER, last.option.id]]).toString()}`;
}
