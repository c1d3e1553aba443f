import type {Quiz, QuizOption, QuizResultText} from './content';

/** Chosen option id per step id. */
export type QuizAnswers = Readonly<Record<string, string>>;

interface QuizResult extends QuizResultText {
  /** Why it is this one, in the order of the steps that led to it. */
  reasons: string[];
}

function chosenOptions(quiz: Quiz, answers: QuizAnswers): QuizOption[] | null {
  const chosen: QuizOption[] = [];
  for (const step of quiz.steps) {
    const answer = Object.hasOwn(answers, step.id) ? answers[step.id] : undefined;
    const option = step.options.find(({id}) => id === answer);
    if (!option) return null;
    chosen.push(option);
  }
  return chosen;
}

function points(option: QuizOption, product: string): number {
  return Object.hasOwn(option.scores, product) ? (option.scores[product] ?? 0) : 0;
}

function speaksFor(option: QuizOption, product: string): boolean {
  return (
    points(option, product) > 0 ||
    (option.only?.includes(product) ?? false) ||
    (option.excludes.length > 0 && !option.excludes.includes(product))
  );
}

/**
 * The product that the answers lead to: of those that every `only` allows and no `excludes` rules out,
 * the one with most points; of equal ones the earlier in `quiz.results`. Null while a step is unanswered
 * or an answer is unknown, and when the answers rule everything out.
 */
export function quizResult(quiz: Quiz, answers: QuizAnswers): QuizResult | null {
  const chosen = chosenOptions(quiz, answers);
  if (chosen === null) return null;
  let best: {result: QuizResultText; score: number} | null = null;
  for (const result of quiz.results) {
    const possible = chosen.every(
      ({only, excludes}) =>
        (only === null || only.includes(result.product)) && !excludes.includes(result.product),
    );
    if (!possible) continue;
    const score = chosen.reduce((sum, option) => sum + points(option, result.product), 0);
    if (best === null || score > best.score) best = {result, score};
  }
  if (best === null) return null;
  const {result} = best;
  return {
    ...result,
    reasons: chosen.flatMap((option) =>
      option.reason !== null && speaksFor(option, result.product) ? [option.reason] : [],
    ),
  };
}
