/** Something a merchandiser has to mend, where it stands. */
export interface ContentProblem {
  /** Path from the project's root: `content/data/home.yaml`; `problemsIn` names the folder of another content. */
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

export function formatProblem({file, line, message}: ContentProblem): string {
  return `${file}:${line}: ${message}`;
}

/** The problems of a content that is read from this folder of the project (`demo/content`). */
export function problemsIn(folder: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map((problem) => ({
    ...problem,
    file: problem.file.replace(/^content(?=\/)/, folder),
  }));
}

/** All problems of one compilation, as one error for the build and for the development overlay. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(`The content has problems:\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
  }
}
