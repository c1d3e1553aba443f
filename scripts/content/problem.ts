/** Something a merchandiser has to mend, where it stands. */
export interface ContentProblem {
  /** Path from the project's root: `content/data/home.yaml`. */
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

export function formatProblem({file, line, message}: ContentProblem): string {
  return `${file}:${line}: ${message}`;
}

/** All problems of one compilation, as one error for the build and for the development overlay. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(`The content has problems:\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
  }
}
