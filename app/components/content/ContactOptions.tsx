import {buttonClass} from '~/components/ui/Button';
import {Icon, type IconName} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {isExternalLink} from '~/domain/content/navigation';

interface Option {
  title: string;
  text: string;
}

interface ContactOptionsData {
  /** Null where there is none. */
  chat: (Option & {hours: string}) | null;
  phone: (Option & {number: string}) | null;
  email: (Option & {action: {label: string; link: string}}) | null;
  /** Where there is none of them. */
  otherwise: Option | null;
}

function Card({
  icon,
  tint,
  title,
  text,
  className = '',
  children,
}: Option & {icon: IconName; tint: string; className?: string; children?: React.ReactNode}) {
  return (
    <li className={`flex flex-col rounded-lg bg-white p-6 ring-1 ring-gray200 md:p-8 ${className}`}>
      <span className={`grid size-12 place-items-center rounded-full ${tint}`}>
        <Icon name={icon} />
      </span>
      <h2 className="mt-5 text-xl">{title}</h2>
      <p className="mt-2 grow text-slate">{text}</p>
      {children ? <div className="mt-6">{children}</div> : null}
    </li>
  );
}

/** The ways to reach a person. The chat button and its status line are filled by the page script. */
export function ContactOptions({chat, phone, email, otherwise}: ContactOptionsData) {
  return (
    <ul className={`grid gap-5 md:grid-cols-2 ${chat && phone ? 'lg:grid-cols-3' : ''}`}>
      {chat ? (
        <Card
          icon="chat"
          tint="bg-sky"
          title={chat.title}
          text={chat.text}
          // Three in a row are too narrow for its words on tablets.
          className={phone ? 'md:max-lg:col-span-2' : ''}
        >
          <p className="text-sm text-slate">{chat.hours}</p>
          <p
            data-chat-status=""
            role="status"
            className="text-sm font-semibold empty:hidden"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
          <button
            type="button"
            data-chat-open=""
            className={buttonClass('red500', 'regular', 'mt-4 w-full')}
          >
            Start a chat
          </button>
        </Card>
      ) : null}
      {phone ? (
        <Card icon="phone" tint="bg-mint" title={phone.title} text={phone.text}>
          {chat ? <p className="text-sm text-slate">{chat.hours}</p> : null}
          <a
            href={`tel:+1${phone.number.replace(/\D/g, '')}`}
            className={buttonClass('white', 'regular', 'figures mt-4 w-full')}
          >
            {phone.number}
          </a>
        </Card>
      ) : null}
      {email ? (
        <Card icon="mail" tint="bg-lemon" title={email.title} text={email.text}>
          {isExternalLink(email.action.link) ? (
            <a href={email.action.link} className={buttonClass('white', 'regular', 'w-full')}>
              {email.action.label}
            </a>
          ) : (
            <Link to={email.action.link} className={buttonClass('white', 'regular', 'w-full')}>
              {email.action.label}
            </Link>
          )}
        </Card>
      ) : null}
      {otherwise ? <Card icon="mail" tint="bg-lemon" {...otherwise} /> : null}
    </ul>
  );
}
