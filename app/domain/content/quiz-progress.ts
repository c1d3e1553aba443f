import type {Quiz, QuizOption, QuizStep} from './content';
import type {QuizAnswers} from './quiz';

/** How far an address has come through the quiz. */
interface QuizProgress {
  /** Answers of the steps so far, in their order, up to the first that is open. */
  answered: {step: QuizStep; option: QuizOption}[];
  /** The first open step; null when all are answered. */
  open: QuizStep | null;
}

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
    if (!option) return {answered, open: step};
    answered.push({step, option});
  }
  return {answered, open: null};
}

/** The answers as `quizResult` takes them. */
export function toQuizAnswers({answered}: Pick<QuizProgress, 'answered'>): QuizAnswers {
  return Object.fromEntries(answered.map(({step, option}) => [step.id, option.id]));
}

/** The query that holds these answers; empty for none. */
export function quizSearch(answered: QuizProgress['answered']): string {
  if (answered.length === 0) return '';
  const pairs = answered.map(({step, option}): [string, string] => [step.id, option.id]);
  return `?${new URLSearchParams(pairs).toString()}`;
}
