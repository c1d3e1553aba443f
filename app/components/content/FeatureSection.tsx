import {Picture, type PictureProps} from '~/components/ui/Picture';
import type {Feature} from '~/domain/content/content';

export function FeatureSection({
  heading,
  text,
  points,
  image,
  flipped,
}: {
  heading: string;
  text: string;
  points: readonly Feature[];
  image: PictureProps['image'] | null;
  /** True to put the picture on the left. */
  flipped: boolean;
}) {
  const list = points.length > 0 && (
    // The last of an odd number has its row to itself.
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {points.map(({title, text: pointText}) => (
        <div key={title} className="border-t border-gray200 pt-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-slate">{pointText}</dd>
        </div>
      ))}
    </dl>
  );
  const words = (
    <div>
      <h2 className="max-w-[18ch] text-3xl">{heading}</h2>
      <p className="mt-4 max-w-measure text-lg text-slate">{text}</p>
    </div>
  );
  if (image === null) {
    return (
      <section className="frame grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        {words}
        {list}
      </section>
    );
  }
  return (
    <section className="frame grid items-center gap-10 lg:grid-cols-2 lg:gap-20">
      <Picture
        image={image}
        sizes="xs:100vw lg:600px"
        className={`aspect-4/3 w-full rounded-xl bg-sand object-cover ${flipped ? '' : 'lg:order-2'}`}
      />
      <div className="grid gap-8">
        {words}
        {list}
      </div>
    </section>
  );
}
