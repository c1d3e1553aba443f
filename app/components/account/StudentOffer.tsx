import {ButtonLink} from '~/components/ui/Button';
import type {CodeOffer} from '~/domain/content/content';

/** What a student is shown (a customer with the tag `edu`; coverage: account-student). */
export function StudentOffer({offer}: {offer: CodeOffer}) {
  return (
    <section aria-labelledby="student-offer" className="rounded-xl bg-lemon p-6 sm:p-8">
      <h2 id="student-offer" className="text-xl">
        {offer.heading}
      </h2>
      <p className="mt-2 max-w-measure">{offer.text}</p>
      <p className="mt-4">
        Your code:{' '}
        <strong className="rounded-md bg-white px-3 py-1 font-mono text-lg">{offer.code}</strong>
      </p>
      <ButtonLink to={offer.action.link} className="mt-5 max-sm:w-full">
        {offer.action.label}
      </ButtonLink>
      <p className="mt-3 text-sm text-slate">{offer.finePrint}</p>
    </section>
  );
}
