import {ButtonLink} from '~/components/ui/Button';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {ContentImage} from '~/domain/content/content';
import type {NavigationLink} from '~/domain/content/navigation';

interface ErrorPageData {
  text: string;
  /** The main category links, or all products where no category has any. */
  shop: readonly NavigationLink[];
  /** Whether there is a page that manages them. */
  subscriptions: boolean;
  /** Null where there is none. */
  helpCenter: string | null;
  image: ContentImage | null;
}

const LINK =
  'inline-flex min-h-10 items-center font-semibold underline underline-offset-4 hover:text-red600';

/** Heading, text, button, Shop list and Need Help list as specified, shown for any fatal error (coverage: page-error). */
export function ErrorPage({data, title}: {data: ErrorPageData; title: string}) {
  return (
    <section className="frame grid items-center gap-10 py-14 lg:grid-cols-2 lg:gap-16 lg:py-24">
      <div>
        <p className="text-sm break-words text-slate">{title}</p>
        <h1 className="mt-3 text-4xl">Whoops!</h1>
        <p className="mt-5 max-w-md text-lg text-slate">{data.text}</p>
        <ButtonLink to="/" className="mt-8">
          Go Back to Homepage
        </ButtonLink>
        <div className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-8">
          <section aria-labelledby="error-shop">
            <h2 id="error-shop" className="text-lg">
              Shop
            </h2>
            <ul className="mt-2">
              {data.shop.map(({title: label, link}) => (
                <li key={link}>
                  <Link to={link} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="error-help">
            <h2 id="error-help" className="text-lg">
              Need Help?
            </h2>
            <ul className="mt-2">
              <li>
                <Link to="/account/login" className={LINK}>
                  Account Login
                </Link>
              </li>
              {data.subscriptions ? (
                <li>
                  <Link to="/account/manage-subscriptions" className={LINK}>
                    Manage Subscriptions
                  </Link>
                </li>
              ) : null}
              {data.helpCenter === null ? null : (
                <li>
                  <a
                    href={data.helpCenter}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={LINK}
                  >
                    Help &amp; FAQ<span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              )}
              <li>
                <Link to="/contact-us" className={LINK}>
                  Contact Us
                </Link>
              </li>
            </ul>
          </section>
        </div>
      </div>
      {data.image ? (
        <Picture
          image={data.image}
          // It says nothing that the text does not; and where pictures do not answer either, nothing broken is shown.
          alt=""
          sizes="xs:100vw lg:50vw"
          priority
          className="w-full rounded-xl"
        />
      ) : null}
    </section>
  );
}
