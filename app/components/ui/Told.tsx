import {type ReactNode, useState} from 'react';

/**
 * The words of a live region. Those that come again in the same words are told again: each telling, known by its identity,
 * puts a new element into the region, which is what assistive technology listens for.
 */
export function Told({telling, children}: {telling: unknown; children: ReactNode}) {
  const [heard, setHeard] = useState({telling, count: 0});
  if (heard.telling !== telling) setHeard({telling, count: heard.count + 1});
  return <span key={heard.count}>{children}</span>;
}
