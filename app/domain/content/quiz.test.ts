import {describe, expect, test} from 'vitest';

import type {Quiz, QuizOption} from './content';
import {quizResult} from './quiz';

function option(id: string, fields: Partial<QuizOption> = {}): QuizOption {
  return {id, label: id, hint: null, scores: {}, only: null, excludes: [], reason: null, ...fields};
}

const quiz: Quiz = {
  title: 'Find it',
  intro: 'Two questions',
  steps: [
    {
      id: 'goal',
      question: 'What for?',
      hint: null,
      options: [
        option('stains', {scores: {pen: 2, paste: 1}, reason: 'lifts stains'}),
        option('keep', {scores: {pen: 1, paste: 1}}),
      ],
    },
    {
      id: 'feel',
      question: 'Sensitive?',
      hint: null,
      options: [
        option('fine', {scores: {pen: 0}, reason: 'never shown'}),
        option('stings', {excludes: ['pen'], reason: 'is gentle'}),
        option('tube', {only: ['paste'], reason: 'is a tube'}),
        option('nothing', {only: ['paste'], excludes: ['paste']}),
      ],
    },
  ],
  results: [
    {product: 'paste', headline: 'Paste', text: 'A paste', companion: null},
    {product: 'pen', headline: 'Pen', text: 'A pen', companion: 'paste'},
  ],
};

describe('quizResult', () => {
  test('the product with most points wins, with the reasons that gave it points', () => {
    expect(quizResult(quiz, {goal: 'stains', feel: 'fine'})).toMatchObject({
      product: 'pen',
      companion: 'paste',
      reasons: ['lifts stains'],
    });
  });

  test('of equal products the earlier in the list of results wins', () => {
    expect(quizResult(quiz, {goal: 'keep', feel: 'fine'})?.product).toBe('paste');
  });

  test('an answer that rules a product out counts as a reason for the one that is left', () => {
    expect(quizResult(quiz, {goal: 'stains', feel: 'stings'})).toMatchObject({
      product: 'paste',
      reasons: ['lifts stains', 'is gentle'],
    });
  });

  test('an answer that narrows the choice leaves only its products', () => {
    expect(quizResult(quiz, {goal: 'stains', feel: 'tube'})?.product).toBe('paste');
  });

  test.each([
    ['a step is unanswered', {goal: 'stains'}],
    ['an answer is unknown', {goal: 'stains', feel: 'constructor'}],
    ['the answers rule everything out', {goal: 'stains', feel: 'nothing'}],
  ])('there is no result while %s', (_, answers) => {
    expect(quizResult(quiz, answers)).toBeNull();
  });
});
