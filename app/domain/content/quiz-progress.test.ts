import {expect, test} from 'vitest';

import type {QuizStep} from './content';
import {parseQuizProgress, quizSearch, toQuizAnswers} from './quiz-progress';

function step(id: string, ...options: string[]): QuizStep {
  return {
    id,
    question: `${id}?`,
    hint: null,
    options: options.map((option) => ({
      id: option,
      label: option,
      hint: null,
      scores: {},
      only: null,
      excludes: [],
      reason: null,
    })),
  };
}

const quiz = {steps: [step('who', 'me', 'you'), step('goal', 'white', 'clean')]};

function progress(search: string) {
  return parseQuizProgress(quiz, new URLSearchParams(search));
}

test.each([
  ['', 'who', ''],
  ['who=me', 'goal', '?who=me'],
  ['who=nobody', 'who', ''],
  ['goal=white', 'who', ''],
  ['who=me&goal=shiny', 'goal', '?who=me'],
  ['utm_source=x&goal=white&who=you', null, '?who=you&goal=white'],
  ['who=constructor&__proto__=white', 'who', ''],
])('the address %j stands at step %s, with the answers %j', (search, open, answers) => {
  const at = progress(search);
  expect(at.open?.id ?? null).toBe(open);
  expect(quizSearch(at.answered)).toBe(answers);
});

test('the answers are kept by step', () => {
  expect(toQuizAnswers(progress('who=you&goal=clean'))).toEqual({who: 'you', goal: 'clean'});
});
