import {describe, expect, it} from 'vitest';

import {type Press, pressService, type Servants} from './press';

const NOBODY: Servants = {reactComes: true, reactIsHere: false, scriptIsHere: false};
const SCRIPT: Servants = {...NOBODY, scriptIsHere: true};
const REACT: Servants = {...SCRIPT, reactIsHere: true};
/** An article: React never comes. */
const ARTICLE: Servants = {reactComes: false, reactIsHere: false, scriptIsHere: false};

const click = (on: Press['on'], isPlain = true): Press => ({kind: 'click', on, isPlain});
const submit: Press = {kind: 'submit', on: 'form', isPlain: true};
const typed: Press = {kind: 'input', on: 'control', isPlain: true};

describe('a press that comes before its scripts', () => {
  it.each([
    ['a form', submit, 'hold', 'hold', 'page', 'page'],
    ['a form that no script takes over', {...submit, on: 'post'}, 'page', 'page', 'page', 'page'],
    ['the way to the cart or the search', click('opener'), 'hold', 'hold', 'page', 'hold'],
    ['what the page script opens', click('own'), 'hold', 'page', 'page', 'hold'],
    ['a link', click('link'), 'hold', 'page', 'page', 'hold'],
    ['a link in a new tab', click('link', false), 'page', 'page', 'page', 'page'],
    ['an opener in a new tab', click('opener', false), 'page', 'page', 'page', 'page'],
    ['a button', click('control'), 'replay', 'replay', 'page', 'page'],
    ['a text that is typed', typed, 'replay', 'replay', 'page', 'page'],
    ['nothing', click(null), 'page', 'page', 'page', 'page'],
  ] as const)('on %s', (_, press, before, withScript, withReact, onArticle) => {
    expect(pressService(press, NOBODY)).toBe(before);
    expect(pressService(press, SCRIPT)).toBe(withScript);
    expect(pressService(press, REACT)).toBe(withReact);
    expect(pressService(press, ARTICLE)).toBe(onArticle);
  });
});
