import {Icon} from '~/components/ui/Icon';

/** Beside the mail form, for whoever would rather talk. */
export function CallUs({
  phone,
  chatHours,
}: {
  phone: string;
  /** Null where there is no chat. */
  chatHours: string | null;
}) {
  return (
    <aside aria-labelledby="call-us" className="self-start rounded-lg bg-mint p-6 lg:p-8">
      <Icon name="phone" className="size-7" />
      <h2 id="call-us" className="mt-4 text-xl">
        Rather talk?
      </h2>
      <p className="mt-2">
        Call{' '}
        <a
          href={`tel:+1${phone.replace(/\D/g, '')}`}
          className="figures inline-block max-w-full font-semibold underline underline-offset-4"
        >
          {phone}
        </a>
        {chatHours === null ? '.' : ` or start a chat, ${chatHours}.`}
      </p>
    </aside>
  );
}
