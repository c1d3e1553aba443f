import {ButtonLink} from '~/components/ui/Button';
import {Picture, type PictureProps} from '~/components/ui/Picture';
import type {Action} from '~/domain/content/content';

interface HeroProps {
  eyebrow: string | null;
  heading: string;
  text: string | null;
  action: Action;
  secondaryAction: Action | null;
  image: PictureProps['image'] | null;
}

/** One promise, one action. The picture is the page's largest paint. */
export function Hero({eyebrow, heading, text, action, secondaryAction, image}: HeroProps) {
  return (
    <section className="overflow-hidden bg-sky">
      <div className="frame grid items-center gap-x-12 lg:grid-cols-[1fr_1.05fr]">
        <div className="pt-14 pb-10 lg:py-28">
          {eyebrow === null ? null : <p className="text-sm font-semibold text-red600">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[13ch] text-4xl">{heading}</h1>
          {text === null ? null : <p className="mt-6 max-w-md text-lg text-ink/80">{text}</p>}
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={action.link}>{action.label}</ButtonLink>
            {secondaryAction ? (
              <ButtonLink to={secondaryAction.link} color="white">
                {secondaryAction.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {image ? (
          <div className="max-lg:-mx-[clamp(1.25rem,4vw,3rem)] lg:-mr-[max(3rem,calc((100vw-1280px)/2+3rem))] lg:self-stretch">
            <Picture
              image={image}
              // The picture is cut to the panel's height, so it is drawn wider than the panel.
              sizes="xs:120vw md:100vw lg:85vw"
              priority
              className="aspect-4/3 size-full object-cover object-[81%_50%] md:aspect-16/9 lg:aspect-auto lg:min-h-[34rem]"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
