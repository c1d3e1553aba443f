import {expect, test} from 'vitest';

import type {QuizStep} from './content';
import {parseQuizProgress, quizBackSearch, toQuizAnswers} from './quiz-progress';

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
  const kept = new URLSearchParams(toQuizAnswers(at)).toString();
  expect(kept === '' ? '' : `?${kept}`).toBe(answers);
});

test('the answers are kept by step', () => {
  expect(toQuizAnswers(progress('who=you&goal=clean'))).toEqual({who: 'you', goal: 'clean'});
});

test('the way back leads to the question before and remembers what was answered to it', () => {
  const {answered} = progress('who=you&goal=clean');
  expect(quizBackSearch(answered)).toBe('?who=you&was=clean');
  expect(quizBackSearch(answered.slice(0, 1))).toBe('?was=you');
  expect(quizBackSearch([])).toBeNull();
  expect(progress('who=you&was=clean')).toMatchObject({open: {id: 'goal'}, former: 'clean'});
});

test.each(['who=you&was=shiny', 'who=you&was=me', 'who=you', 'who=you&goal=clean&was=clean'])(
  'an address remembers no answer that the open question does not have: %s',
  (search) => {
    expect(progress(search).former).toBeNull();
  },
);
