import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import type {ProductView} from '~/domain/catalogue/product-view';

interface DetailTexts {
  box: string;
  howTo: string;
  ingredients: string;
}

/** Steps fill their row, however many there are. */
const STEP_COLUMNS: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
};

function BundleComponents({components}: Pick<ProductView, 'components'>) {
  return (
    <section aria-labelledby="components">
      <h2 id="components" className="text-xl">
        In this bundle
      </h2>
      <ul className="mt-4 grid gap-3">
        {components.map(({title, path, note, quantity, image}) => (
          <li key={`${path} ${note}`}>
            <Link
              to={path}
              className="group flex items-center gap-4 rounded-lg bg-white p-3 ring-1 ring-gray200 ring-inset hover:ring-ink/40"
            >
              {image ? (
                <Picture
                  image={image}
                  preset="thumbnail"
                  fixedWidth={64}
                  alt=""
                  className="size-16 rounded-md object-cover"
                />
              ) : null}
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
                  {quantity > 1 ? `${quantity} × ` : ''}
                  {title}
                </span>
                {note ? <span className="block text-sm text-slate">{note}</span> : null}
              </span>
              <Icon name="chevronRight" className="size-5 text-slate" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({product}: {product: ProductView}) {
  return (
    <section aria-labelledby="about-it">
      <h2 id="about-it" className="sr-only">
        About it
      </h2>
      <div className="prose text-lg" dangerouslySetInnerHTML={{__html: product.descriptionHtml}} />
      {product.flavorNote ? (
        <p className="mt-6 border-l-3 border-red500 pl-4">
          <span className="block text-sm text-slate">Taste</span>
          {product.flavorNote}
        </p>
      ) : null}
    </section>
  );
}

function InTheBox({heading, things}: {heading: string; things: readonly string[]}) {
  return (
    <section aria-labelledby="in-the-box">
      <h2 id="in-the-box" className="text-xl">
        {heading}
      </h2>
      <ul className="mt-3">
        {things.map((thing) => (
          <li
            key={thing}
            className="flex items-center gap-3 border-b border-gray200 py-3 last:border-b-0"
          >
            <Icon name="check" className="size-4 text-green700" />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowToUse({
  heading,
  steps,
  backdrop,
}: {
  heading: string;
  steps: readonly string[];
  backdrop: string;
}) {
  return (
    <section aria-labelledby="how-to-use" className={backdrop}>
      <div className="frame py-16 lg:py-20">
        <h2 id="how-to-use" className="text-2xl">
          {heading}
        </h2>
        <ol
          className={`mt-8 grid gap-x-10 gap-y-7 lg:mt-10 ${STEP_COLUMNS[steps.length] ?? 'md:grid-cols-2 lg:grid-cols-3'}`}
        >
          {steps.map((step, index) => (
            <li key={step} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="figures font-display text-2xl font-bold">
                {index + 1}
              </span>
              <p className="mt-2">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Ingredients({heading, text}: {heading: string; text: string}) {
  return (
    <div className="frame">
      <details className="group border-b border-gray200">
        <summary className="flex min-h-20 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 text-xl">{heading}</h2>
          <Icon name="chevronDown" className="size-6 transition-transform group-open:rotate-180" />
        </summary>
        <p className="max-w-measure pb-8 text-slate">{text}</p>
      </details>
    </div>
  );
}

/** What a shopper reads under the gallery: the description, the contents, how to use it, what it is made of. */
export function ProductDetails({
  product,
  ingredients,
  texts,
}: {
  product: ProductView;
  /** Of the chosen variant. */
  ingredients: string | null;
  texts: DetailTexts;
}) {
  const {components, inTheBox, howToUse, backdrop} = product;
  const boxPicture = product.images[2] ?? null;
  return (
    <>
      <div
        // Where there is nothing to say there is no room for it.
        className="frame grid gap-x-16 gap-y-12 py-16 has-[>:empty:only-child]:hidden lg:py-24 lg:grid-cols-2"
      >
        <div className="grid content-start gap-10 empty:hidden">
          {product.descriptionHtml || product.flavorNote ? <About product={product} /> : null}
          {inTheBox.length > 0 && components.length === 0 ? (
            <InTheBox heading={texts.box} things={inTheBox} />
          ) : null}
        </div>
        {components.length > 0 ? (
          <BundleComponents components={components} />
        ) : boxPicture ? (
          <Picture
            image={boxPicture}
            preset="gallery"
            sizes="xs:92vw lg:46vw xl:580px"
            className={`aspect-square w-full self-start rounded-xl object-cover ${backdrop}`}
          />
        ) : null}
      </div>
      {howToUse.length > 0 ? (
        <HowToUse heading={texts.howTo} steps={howToUse} backdrop={backdrop} />
      ) : null}
      {ingredients ? <Ingredients heading={texts.ingredients} text={ingredients} /> : null}
    </>
  );
}
