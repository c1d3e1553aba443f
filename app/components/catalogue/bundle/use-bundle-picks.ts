import {useNavigate, useSearchParams} from '@remix-run/react';
import {useState} from 'react';

import {
  bundleSearch,
  type BundleView,
  PICK_PARAMETER,
  togglePick,
} from '~/domain/catalogue/bundle-builder';

/**
 * What is picked of a bundle, and the press on a pick. The address holds the picks and follows each press; a quick second press
 * may come before it, so what was picked here counts as long as the bundle stays.
 */
export function useBundlePicks(bundle: BundleView): {
  picks: string[];
  toggle: (number: string) => void;
} {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<{bundle: string; picks: string[]} | null>(null);
  const picks = picked?.bundle === bundle.handle ? picked.picks : parameters.getAll(PICK_PARAMETER);
  const toggle = (number: string) => {
    const changed = togglePick(bundle, picks, number);
    setPicked({bundle: bundle.handle, picks: changed});
    navigate(
      {search: bundleSearch(bundle.handle, changed)},
      {replace: true, preventScrollReset: true},
    );
  };
  return {picks, toggle};
}
