import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import type {Action} from '~/domain/content/content';

export function SectionHeading({
  heading,
  text,
  action,
}: {
  heading: string;
  text?: string;
  action?: Action;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div>
        <h2 className="text-3xl">{heading}</h2>
        {text ? <p className="mt-3 max-w-measure text-lg text-slate">{text}</p> : null}
      </div>
      {action ? (
        <Link
          to={action.link}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          {action.label} <Icon name="arrowRight" className="size-5" />
        </Link>
      ) : null}
    </div>
  );
}
