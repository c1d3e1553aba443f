import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {findBenefit} from '~/domain/catalogue/benefits';
import type {Home} from '~/domain/content/content';

export function BenefitFinder({
  heading,
  text,
  benefits,
  action,
}: NonNullable<Home['benefitFinder']>) {
  return (
    <section className="section border-y border-gray200 bg-white">
      <div className="frame grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-4 max-w-md text-lg text-slate">{text}</p>
          {action ? (
            <ButtonLink to={action.link} color="white" className="mt-8">
              {action.label}
            </ButtonLink>
          ) : null}
        </div>
        <ul className="divide-y divide-gray200 border-y border-gray200">
          {benefits.map(({tag, label, text: benefitText, link}) => (
            <li key={tag}>
              <Link
                to={link}
                className="group grid min-h-24 grid-cols-[auto_1fr_auto] items-center gap-5 py-5"
              >
                <span
                  aria-hidden="true"
                  className={`size-12 rounded-full ring-1 ring-ink/5 transition-transform group-hover:scale-110 ${findBenefit(tag)?.tint ?? 'bg-sand'}`}
                />
                <span>
                  <span className="block font-display text-xl font-bold tracking-tight">
                    {label}
                  </span>
                  <span className="mt-0.5 block text-slate">{benefitText}</span>
                </span>
                <Icon
                  name="arrowRight"
                  className="size-6 transition-transform group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
