import {z} from 'zod';

import type {
  BundleConfig,
  CampaignPage,
  CodeOffer,
  ContactCopy,
  Country,
  FirstOrderPopup,
  Home,
  MaintenanceCopy,
  Quiz,
  StaticImage,
  Topic,
  Zone,
} from '../../app/domain/content/content';
import type {Category, Navigation} from '../../app/domain/content/navigation';
import type {GiftPromotion} from '../../app/domain/promotions/promotion';
import type {ChatHours} from '../../app/domain/visitor/chat-hours';
import type {Experiment} from '../../app/domain/visitor/experiments';

import {bundlesSchema} from './schemas/bundles';
import {categoriesSchema, navigationSchema} from './schemas/categories';
import {chatHoursSchema, contactSchema} from './schemas/contact';
import {experimentsSchema} from './schemas/experiments';
import type {FieldSchemas} from './schemas/fields';
import {staticImagesSchema} from './schemas/images';
import {firstOrderPopupSchema, studentOfferSchema} from './schemas/offers';
import {campaignsSchema, homeSchema} from './schemas/pages';
import {countriesSchema, statesSchema} from './schemas/places';
import {promotionsSchema} from './schemas/promotions';
import {quizSchema} from './schemas/quiz';
import {kebab, text, unique} from './schemas/values';

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

type DataSchemas = {[File in keyof DataFiles]: z.ZodType<DataFiles[File]>};

/** The schema of every file of `content/data` but `images.yaml`. */
export function dataSchemas(fields: FieldSchemas): DataSchemas {
  return {
    categories: categoriesSchema(fields),
    navigation: navigationSchema(fields),
    promotions: promotionsSchema(fields),
    bundles: bundlesSchema(fields),
    experiments: experimentsSchema(fields),
    'static-images': staticImagesSchema(fields),
    quiz: quizSchema(fields),
    trending: z.strictObject({queries: z.array(text)}),
    home: homeSchema(fields),
    campaigns: campaignsSchema(fields),
    'first-order-popup': firstOrderPopupSchema(fields),
    'student-offer': studentOfferSchema(fields),
    contact: contactSchema(fields),
    'chat-hours': chatHoursSchema,
    maintenance: z.strictObject({heading: text, text, note: text}),
    topics: z
      .array(z.strictObject({slug: kebab, label: text, description: text}))
      .superRefine((list, context) => unique(list, ({slug}) => slug, context)),
    countries: countriesSchema,
    states: statesSchema,
    strings: z.record(z.string().regex(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/), text),
  };
}
