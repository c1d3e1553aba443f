import {ButtonLink} from '~/components/ui/Button';
import type {Home} from '~/domain/content/content';

export function SubscriptionSteps({
  heading,
  text,
  steps,
  action,
}: NonNullable<Home['subscription']>) {
  return (
    <section className="section bg-ink text-white">
      <div className="frame">
        <h2 className="max-w-[16ch] text-3xl">{heading}</h2>
        <p className="mt-4 max-w-measure text-lg text-white/80">{text}</p>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {steps.map(({title, text: stepText}, position) => (
            <li key={title} className="border-t border-white/25 pt-5">
              <span className="figures font-display text-2xl font-bold text-lemon">
                {position + 1}
              </span>
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 max-w-sm text-white/80">{stepText}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={action.link} color="white" className="mt-12">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
