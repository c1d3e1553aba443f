import type {ReactNode} from 'react';

import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Picture} from '~/components/ui/Picture';
import type {Action, ContentImage} from '~/domain/content/content';

/** Words on one side, a picture on the other. */
export function PictureSection({
  heading,
  text,
  action,
  image,
  backdrop,
  pictureFirst = false,
  children,
}: {
  heading: string;
  text: string;
  action: Action;
  image: ContentImage;
  backdrop: string;
  pictureFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="frame">
      <div className={`grid overflow-hidden rounded-xl lg:grid-cols-2 ${backdrop}`}>
        <div
          className={`flex flex-col justify-center p-7 md:p-12 lg:p-16 ${pictureFirst ? 'lg:order-2' : ''}`}
        >
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-4 max-w-md text-lg text-ink/80">{text}</p>
          {children}
          <div className="mt-8">
            <ButtonLink to={action.link}>{action.label}</ButtonLink>
          </div>
        </div>
        <Picture
          image={image}
          sizes="xs:100vw lg:640px"
          className="aspect-4/3 size-full object-cover lg:aspect-auto lg:min-h-[32rem]"
        />
      </div>
    </section>
  );
}

export function CheckedPoints({points}: {points: readonly string[]}) {
  return (
    <ul className="mt-6 grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-red600" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
