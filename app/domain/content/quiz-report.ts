/** What a page remembers of the quizzes answered on it, so that each is counted once. */
interface QuizReports {
  /** A question was open on this page: what follows was answered here and not merely opened. */
  asked: boolean;
  /** The answers that were counted, as one text for each way of answering. */
  counted: readonly string[];
}

export const NO_QUIZ_REPORTS: QuizReports = {asked: false, counted: []};

/**
 * Decides whether the quiz was completed just now, and what to remember of it. `answers` is null while a question is open, and
 * else all answers as one text. A result that was opened directly (shared, reloaded) completes nothing, and the same answers
 * count once, however often the visitor goes back and forth.
 */
export function reportQuiz(
  reports: QuizReports,
  answers: string | null,
): {reports: QuizReports; completed: boolean} {
  if (answers === null) return {reports: {...reports, asked: true}, completed: false};
  if (!reports.asked || reports.counted.includes(answers)) return {reports, completed: false};
  return {reports: {...reports, counted: [...reports.counted, answers]}, completed: true};
}
