import {useEffect, useRef} from 'react';

import {track} from '~/browser/visitor/data-layer.client';
import {NO_QUIZ_REPORTS, reportQuiz} from '~/domain/content/quiz-report';

/** Reports a quiz that is completed on this page. `outcome` is null while a question is open. */
export function useQuizReport(
  name: string,
  outcome: {answers: string; product: string | null} | null,
): void {
  const reports = useRef(NO_QUIZ_REPORTS);
  const answers = outcome?.answers ?? null;
  const product = outcome?.product ?? 'none';
  useEffect(() => {
    const next = reportQuiz(reports.current, answers);
    reports.current = next.reports;
    if (next.completed) track({event: 'quiz_complete', quiz_name: name, result: product});
  }, [name, answers, product]);
}
