import {useEffect, useState} from 'react';

import {storedKeys} from '~/browser/request/browser-storage.client';
import {cookieNames} from '~/browser/visitor/vendor-cookies.client';
import {type ReceiptEntry, type StoragePlace, storedItem} from '~/domain/visitor/stored-items';

const PURPOSE_LOOK: Record<ReceiptEntry['purpose'], {label: string; tint: string}> = {
  necessary: {label: 'Necessary', tint: 'bg-gray200'},
  preferences: {label: 'Preferences', tint: 'bg-lilac'},
  analytics: {label: 'Analytics', tint: 'bg-sky'},
  advertising: {label: 'Advertising', tint: 'bg-peach'},
  unknown: {label: 'Not ours', tint: 'bg-lemon'},
};

const PLACE_LABEL: Record<StoragePlace, string> = {
  cookie: 'Cookie',
  localStorage: 'Browser storage',
  sessionStorage: 'Tab storage',
};

interface Entry {
  place: StoragePlace;
  name: string;
}

/** What is stored where, of one visitor: cookies from the server's view, storage from the browser's. */
export function PrivacyReceipt({cookies}: {cookies: readonly string[]}) {
  const [entries, setEntries] = useState<readonly Entry[]>(
    cookies.map((name) => ({place: 'cookie', name})),
  );

  useEffect(() => {
    const read = () => {
      const names = new Set([...cookies, ...cookieNames()]);
      setEntries([
        ...[...names].sort().map((name): Entry => ({place: 'cookie', name})),
        ...storedKeys('localStorage').map((name): Entry => ({place: 'localStorage', name})),
        ...storedKeys('sessionStorage').map((name): Entry => ({place: 'sessionStorage', name})),
      ]);
    };
    read();
    // A choice made on this very page shows at once.
    const timer = window.setInterval(read, 1_000);
    return () => window.clearInterval(timer);
  }, [cookies]);

  if (entries.length === 0) {
    return <p className="rounded-lg bg-sand px-5 py-8 text-lg">Nothing is stored.</p>;
  }
  return (
    <ul className="divide-y divide-gray200 border-y border-gray200">
      {entries.map(({place, name}) => {
        const {purpose, text, lifetime} = storedItem(place, name);
        const {label, tint} = PURPOSE_LOOK[purpose];
        return (
          <li
            key={`${place}:${name}`}
            className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_9rem_9rem]"
          >
            <div className="min-w-0">
              <p className="font-semibold">{text}</p>
              <p className="font-mono text-xs wrap-anywhere text-slate">
                {PLACE_LABEL[place]}: {name}
              </p>
            </div>
            <p>
              <span className={`inline-block rounded-full px-3 py-1 text-xs font-semibold ${tint}`}>
                {label}
              </span>
            </p>
            <p className="text-sm text-slate md:text-right">{lifetime}</p>
          </li>
        );
      })}
    </ul>
  );
}
