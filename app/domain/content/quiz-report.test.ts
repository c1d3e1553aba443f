import {expect, it} from 'vitest';

import {NO_QUIZ_REPORTS, reportQuiz} from './quiz-report';

/** What is counted while the page shows these answers one after the other; null stands for an open question. */
function completions(...shown: (string | null)[]): boolean[] {
  let reports = NO_QUIZ_REPORTS;
  return shown.map((answers) => {
    const next = reportQuiz(reports, answers);
    ({reports} = next);
    return next.completed;
  });
}

it('counts a quiz that was answered on the page', () => {
  expect(completions(null, null, 'goal.white')).toEqual([false, false, true]);
});

it('counts no result that was opened directly', () => {
  expect(completions('goal.white')).toEqual([false]);
});

it('counts the same answers once, and other answers again', () => {
  expect(completions(null, 'goal.white', null, 'goal.white', null, 'goal.calm')).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ]);
});
