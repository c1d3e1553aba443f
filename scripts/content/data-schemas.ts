import {z} from 'zod';

import type {
  BundleConfig,
  CampaignPage,
  CodeOffer,
  ContactCopy,
  ContentImage,
  Country,
  FirstOrderPopup,
  Home,
  MaintenanceCopy,
  Quiz,
  StaticImage,
  Topic,
  Zone,
} from '../../app/domain/content/content';
import type {Category, Navigation, NavigationLink} from '../../app/domain/content/navigation';
import type {GiftPromotion} from '../../app/domain/promotions/promotion';
import type {ChatHours} from '../../app/domain/visitor/chat-hours';
import type {Experiment, SkipCondition} from '../../app/domain/visitor/experiments';

import {EDITORIAL, type Facts, type ImageTable, linkProblem} from './facts';

const text = z.string().trim().min(1);
const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case');
export const calendarDay = z.iso.date();
const positive = z.int().positive();

function unique<T>(list: readonly T[], name: (entry: T) => string, context: z.RefinementCtx): void {
  const seen = new Set<string>();
  list.forEach((entry, index) => {
    const key = name(entry);
    if (seen.has(key)) {
      context.addIssue({code: 'custom', path: [index], message: `"${key}" stands here twice`});
    }
    seen.add(key);
  });
}

const editorialSource = (facts: Facts) =>
  z
    .string()
    .startsWith(EDITORIAL, `must be "${EDITORIAL}<name>"`)
    .superRefine((source, context) => {
      const name = source.slice(EDITORIAL.length);
      if (facts.hasEditorialImage?.(name) === false) {
        context.addIssue({code: 'custom', message: `missing image: no art is called "${name}"`});
      }
    })
    .transform((source) => `/images/editorial/${source.slice(EDITORIAL.length)}.png`);

/** Reads `images.yaml`; the other files name its images by id. */
export function contentImagesSchema(facts: Facts): z.ZodType<ContentImage[]> {
  return z
    .array(
      z.strictObject({
        id: kebab,
        src: editorialSource(facts),
        alt: z
          .string({error: 'missing alternative text'})
          .trim()
          .min(1, 'missing alternative text'),
        width: positive,
        height: positive,
        format: z.enum(['png', 'jpeg', 'webp']).default('png'),
      }),
    )
    .superRefine((images, context) => unique(images, ({id}) => id, context));
}

export interface FieldSchemas {
  image: z.ZodType<ContentImage, string>;
  product: z.ZodType<string>;
  sku: z.ZodType<string>;
  link: z.ZodType<string>;
  article: z.ZodType<string>;
}

/** Fields that name something outside their own file: an image, a product, a page. */
export function fieldSchemas(
  images: ImageTable,
  articles: ReadonlySet<string>,
  facts: Facts,
): FieldSchemas {
  return {
    image: z.string().transform((id, context) => {
      const image = images.get(id);
      if (image) return image;
      context.addIssue({code: 'custom', message: `missing image: images.yaml has no "${id}"`});
      return z.NEVER;
    }),
    product: kebab.superRefine((handle, context) => {
      if (facts.hasProduct?.(handle) === false) {
        context.addIssue({code: 'custom', message: `unknown product "${handle}"`});
      }
    }),
    sku: text.superRefine((sku, context) => {
      if (facts.hasSku?.(sku) === false) {
        context.addIssue({code: 'custom', message: `unknown SKU "${sku}"`});
      }
    }),
    link: text.superRefine((link, context) => {
      const message = linkProblem(link, facts);
      if (message !== null) context.addIssue({code: 'custom', message});
    }),
    article: text.superRefine((slug, context) => {
      if (!articles.has(slug))
        context.addIssue({code: 'custom', message: `unknown article "${slug}"`});
    }),
  };
}

/** Every file of `content/data` but `images.yaml`, by its name. */
export interface DataFiles {
  categories: Category[];
  navigation: Navigation;
  promotions: GiftPromotion[];
  bundles: BundleConfig[];
  experiments: Experiment[];
  'static-images': StaticImage[];
  quiz: Quiz;
  trending: {queries: string[]};
  home: Home;
  campaigns: CampaignPage[];
  'first-order-popup': FirstOrderPopup;
  'student-offer': CodeOffer;
  contact: ContactCopy;
  'chat-hours': ChatHours;
  maintenance: MaintenanceCopy;
  topics: Topic[];
  countries: Country[];
  states: Zone[];
  strings: Record<string, string>;
}

export type DataSchemas = {[File in keyof DataFiles]: z.ZodType<DataFiles[File]>};

export function dataSchemas({image, product, sku, link, article}: FieldSchemas): DataSchemas {
  const action = z.strictObject({label: text, link});
  const feature = z.strictObject({title: text, text});
  const seo = z.strictObject({title: text.max(60), description: text.min(50).max(160)});
  const zone = z.strictObject({code: text, name: text});

  const subCategory = z.strictObject({
    handle: kebab,
    label: text,
    heading: text,
    description: text.max(160),
    products: z.array(product).min(1),
  });
  const categories = z
    .array(
      subCategory
        .omit({products: true})
        .extend({subCategories: z.array(subCategory).min(1)})
        .transform(({subCategories, ...main}) => ({
          ...main,
          parentCategory: null,
          products: [...new Set(subCategories.flatMap(({products}) => products))],
          subCategories: subCategories.map((sub) => ({
            ...sub,
            parentCategory: main.handle,
            subCategories: [],
          })),
        })),
    )
    .superRefine((mains, context) => unique(mains, ({handle}) => handle, context));

  const navigationLink: z.ZodType<NavigationLink> = z.strictObject({
    title: text,
    link,
    subCategories: z.array(z.strictObject({title: text, link})).optional(),
  });
  const navigationLinks = z.array(navigationLink).min(1);

  const promotionFields = {
    id: kebab,
    handle: product,
    bannerName: text,
    endDate: text,
    declineCookie: z.string().regex(/^[a-z0-9_]+$/),
    enabled: z.boolean(),
    cartProductLinkHandle: product,
    cartMessaging: text,
    canAddMultiple: z.boolean(),
  };
  const associatedProduct = z.union([
    product.transform((handle) => ({handle})),
    z
      .array(sku)
      .min(1)
      .transform((skus) => ({skus})),
  ]);
  const promotions = z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          ...promotionFields,
          type: z.literal('withThreshold'),
          threshold: z
            .number()
            .positive()
            .transform((amount) => ({amount: Math.round(amount * 100), currencyCode: 'USD'})),
          associatedProduct: z.null().default(null),
        }),
        z.strictObject({
          ...promotionFields,
          type: z.enum(['withProduct', 'buyTwo']),
          threshold: z.null().default(null),
          associatedProduct,
        }),
      ]),
    )
    .superRefine((list, context) => {
      unique(list, ({id}) => id, context);
      unique(list, ({declineCookie}) => declineCookie, context);
    });

  const bundles = z
    .array(
      z
        .strictObject({
          handle: kebab,
          title: text,
          description: text,
          image,
          minItems: positive,
          maxItems: positive.max(20),
          slots: z
            .array(
              z
                .strictObject({
                  title: text,
                  hint: text,
                  min: z.int().nonnegative(),
                  max: positive,
                  products: z.array(product).min(1),
                })
                .refine(({min, max}) => min <= max, 'min is above max'),
            )
            .min(1),
          discount: z.strictObject({title: text, percentage: z.int().min(1).max(90)}),
        })
        .superRefine(({minItems, maxItems, slots}, context) => {
          const least = slots.reduce((sum, {min}) => sum + min, 0);
          const most = slots.reduce((sum, {max}) => sum + max, 0);
          if (minItems > maxItems) {
            context.addIssue({code: 'custom', path: ['minItems'], message: 'is above maxItems'});
          }
          if (least > maxItems) {
            context.addIssue({code: 'custom', path: ['slots'], message: 'need more than maxItems'});
          }
          if (most < minItems) {
            context.addIssue({
              code: 'custom',
              path: ['slots'],
              message: 'hold fewer than minItems',
            });
          }
        }),
    )
    .superRefine((list, context) => unique(list, ({handle}) => handle, context));

  const skipCondition: z.ZodType<SkipCondition> = z.enum(['signed-in', 'campaign-page']);
  const experiments = z
    .array(
      z.strictObject({
        name: text,
        experimentId: kebab,
        variants: z
          .array(
            z.strictObject({
              weight: z.number().nonnegative(),
              hideFirstOrderPopup: z.boolean().optional(),
              swapProducts: z.array(z.strictObject({product, swap: product})).optional(),
              skipWhen: z.array(skipCondition).optional(),
            }),
          )
          .min(2)
          .refine((variants) => variants.some(({weight}) => weight > 0), 'no variant can be drawn'),
        sectionCount: positive.optional(),
      }),
    )
    .superRefine((list, context) => unique(list, ({experimentId}) => experimentId, context));

  const quiz = z
    .strictObject({
      title: text,
      intro: text,
      steps: z
        .array(
          z.strictObject({
            id: kebab,
            question: text,
            hint: text.nullable().default(null),
            options: z
              .array(
                z.strictObject({
                  id: kebab,
                  label: text,
                  hint: text.nullable().default(null),
                  scores: z.record(product, z.int()).default({}),
                  only: z.array(product).min(1).nullable().default(null),
                  excludes: z.array(product).default([]),
                  reason: text.nullable().default(null),
                }),
              )
              .min(2)
              .superRefine((options, context) => unique(options, ({id}) => id, context)),
          }),
        )
        .min(1)
        .superRefine((steps, context) => unique(steps, ({id}) => id, context)),
      results: z
        .array(
          z.strictObject({
            product,
            headline: text,
            text,
            companion: product.nullable().default(null),
          }),
        )
        .min(1)
        .superRefine((results, context) => unique(results, (result) => result.product, context)),
    })
    .superRefine(({steps, results}, context) => {
      const known = new Set(results.map((result) => result.product));
      steps.forEach((step, stepIndex) =>
        step.options.forEach(({scores, only, excludes}, index) => {
          for (const handle of [...Object.keys(scores), ...(only ?? []), ...excludes]) {
            if (known.has(handle)) continue;
            context.addIssue({
              code: 'custom',
              path: ['steps', stepIndex, 'options', index],
              message: `"${handle}" is not among the results`,
            });
          }
        }),
      );
    });

  const home = z.strictObject({
    seo,
    announcement: z.strictObject({text, link}),
    hero: z.strictObject({
      eyebrow: text,
      heading: text,
      text,
      action,
      secondaryAction: action,
      image: z.strictObject({
        title: text,
        mobileImage: image,
        tabletSmallImage: image,
        tabletLargeImage: image,
        desktopImage: image,
      }),
    }),
    categoryTiles: z.array(z.strictObject({title: text, text, link, product})).min(1),
    bestSellers: z.strictObject({heading: text, text, products: z.array(product).min(4)}),
    benefitFinder: z.strictObject({
      heading: text,
      text,
      benefits: z.array(z.strictObject({tag: text, label: text, text, link})).min(1),
      action,
    }),
    bundleTeaser: z.strictObject({heading: text, text, points: z.array(text), action, image}),
    subscription: z.strictObject({
      heading: text,
      text,
      steps: z.array(feature).length(3),
      action,
    }),
    app: z.strictObject({heading: text, text, points: z.array(feature), action, image}),
    articles: z.strictObject({heading: text, text, slugs: z.array(article).min(1), action}),
    reassurance: z.array(feature).min(3),
  });

  const campaigns = z
    .array(
      z.strictObject({
        slug: kebab,
        seo,
        eyebrow: text,
        heading: text,
        text,
        action,
        image,
        sections: z.array(
          z.strictObject({
            heading: text,
            text,
            points: z.array(feature).default([]),
            image: image.nullable().default(null),
          }),
        ),
        products: z
          .strictObject({heading: text, handles: z.array(product).min(1)})
          .nullable()
          .default(null),
        questions: z.array(z.strictObject({question: text, answer: text})).default([]),
        finePrint: text.nullable().default(null),
      }),
    )
    .superRefine((list, context) => unique(list, ({slug}) => slug, context));

  const codeOffer = {
    heading: text,
    text,
    code: z.string().regex(/^[A-Z0-9]+$/, 'is written in capitals and digits'),
    percentage: z.int().min(1).max(90),
    action,
    finePrint: text,
  };
  const closing = z.strictObject({heading: text, text, action});
  const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');

  return {
    categories,
    navigation: z.strictObject({
      header: navigationLinks,
      footer: z.array(z.strictObject({title: text, links: navigationLinks})).min(1),
      account: navigationLinks,
    }),
    promotions,
    bundles,
    experiments,
    'static-images': z
      .array(
        z.strictObject({
          title: text,
          mobileImage: image,
          tabletSmallImage: image,
          tabletLargeImage: image,
          desktopImage: image,
        }),
      )
      .superRefine((list, context) => unique(list, ({title}) => title, context)),
    quiz,
    trending: z.strictObject({queries: z.array(text).min(1)}),
    home,
    campaigns,
    'first-order-popup': z.strictObject({...codeOffer, dismiss: text}),
    'student-offer': z.strictObject(codeOffer),
    contact: z.strictObject({
      heading: text,
      text,
      chat: z.strictObject({title: text, text, hours: text}),
      phone: feature,
      email: z.strictObject({title: text, text, action}),
      form: z.strictObject({
        heading: text,
        text,
        topics: z.array(text).min(1),
        responseTime: text,
      }),
      success: closing,
      failure: closing,
    }),
    'chat-hours': z
      .strictObject({
        timeZone: text.refine((zoneName) => {
          try {
            return Boolean(new Intl.DateTimeFormat('en', {timeZone: zoneName}));
          } catch {
            return false;
          }
        }, 'is no IANA time zone'),
        days: z.array(z.int().min(1).max(7)).min(1),
        opens: clock,
        closes: clock,
        holidays: z.array(z.strictObject({date: calendarDay, name: text})),
      })
      .refine(({opens, closes}) => opens < closes, 'opens after it closes'),
    maintenance: z.strictObject({heading: text, text, note: text}),
    topics: z
      .array(z.strictObject({slug: kebab, label: text, description: text}))
      .superRefine((list, context) => unique(list, ({slug}) => slug, context)),
    countries: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z]{2}$/),
          name: text,
          zoneLabel: text.nullable().default(null),
          zones: z.array(zone).default([]),
          postalCodeLabel: text.nullable().default('Postal code'),
        }),
      )
      .superRefine((list, context) => unique(list, ({code}) => code, context)),
    states: z.array(zone),
    strings: z.record(z.string().regex(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/), text),
  };
}
