/** Cycles are an error, type imports included: two files that need each other are one thing in two places. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'These files import each other: what both need belongs in a third.',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: ['\\.generated\\.', '^node_modules', '^dist']},
  },
};
