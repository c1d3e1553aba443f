import {ButtonLink} from '~/components/ui/Button';
import {Picture, type PictureProps} from '~/components/ui/Picture';
import type {Action} from '~/domain/content/content';

export function CampaignHero({
  eyebrow,
  heading,
  text,
  action,
  image,
}: {
  eyebrow: string | null;
  heading: string;
  text: string;
  action: Action;
  image: PictureProps['image'] | null;
}) {
  return (
    <section className="frame pt-8 lg:pt-12">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <div>
          {eyebrow === null ? null : <p className="text-sm font-semibold text-red600">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[16ch] text-4xl">{heading}</h1>
        </div>
        <div>
          <p className="max-w-md text-lg text-slate">{text}</p>
          <ButtonLink to={action.link} className="mt-6">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      {image ? (
        <Picture
          image={image}
          sizes="xs:100vw xl:1184px"
          priority
          className="mt-10 aspect-4/3 w-full rounded-xl bg-sand object-cover object-[50%_60%] md:aspect-16/9 lg:mt-14 lg:aspect-2/1"
        />
      ) : null}
    </section>
  );
}
