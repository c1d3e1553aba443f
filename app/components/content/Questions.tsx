import {Icon} from '~/components/ui/Icon';

/** Questions that open in place, with or without script. */
export function Questions({
  heading = 'Good to know',
  questions,
}: {
  heading?: string;
  questions: readonly {question: string; answer: string}[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className="frame grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
      <h2 className="text-3xl">{heading}</h2>
      <div className="divide-y divide-gray200 border-y border-gray200">
        {questions.map(({question, answer}) => (
          <details key={question} className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{question}</span>
              <Icon
                name="chevronDown"
                className="size-6 transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-measure pb-6 text-slate">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
