import {expect, it} from 'vitest';

import {workflowDangers, workflowSchema} from './workflow-dangers';

const OWN = 'github.event.pull_request.head.repo.full_name == github.repository';

const workflow = (more: object = {}, job: object = {}) =>
  workflowSchema.parse({
    on: {pull_request: null},
    permissions: {contents: 'read'},
    jobs: {test: {steps: [{run: 'npm test'}], ...job}},
    ...more,
  });

it('a workflow that runs the tests is safe', () => {
  expect(workflowDangers(workflow())).toEqual([]);
});

it.each([
  ['does not say what its token may do', workflow({permissions: undefined})],
  [
    'runs with secrets for what anybody sends (pull_request_target)',
    workflow({on: {pull_request_target: null}}),
  ],
  [
    'job test gives secrets to the pull requests of forks',
    workflow({}, {steps: [{run: 'deploy', env: {TOKEN: '${{ secrets.TOKEN }}'}}]}),
  ],
  [
    'job test writes an expression into a script',
    workflow({}, {steps: [{run: 'echo ${{ github.head_ref }}'}]}),
  ],
  ['job test prints its environment', workflow({}, {steps: [{run: 'printenv'}]})],
])('is told that it %s', (danger, found) => {
  expect(workflowDangers(found)).toEqual([danger]);
});

it('secrets may go to the branches of the repository itself', () => {
  const step = {run: 'deploy', env: {TOKEN: '${{ secrets.TOKEN }}'}};
  expect(workflowDangers(workflow({}, {if: OWN, steps: [step]}))).toEqual([]);
});
