import {PlatformUnavailable} from '~/commerce/platform-client/platform-fault.server';
import {quiz} from '~/content/quiz.server';
import {textOf} from '~/content/strings.server';
import {type ProductSummary, shipsLater} from '~/domain/catalogue/product';
import {
  isInStock,
  isUnlisted,
  type ProductCard,
  toProductCard,
} from '~/domain/catalogue/product-card';
import {quizResult} from '~/domain/content/quiz';
import {parseQuizProgress, quizBackSearch, toQuizAnswers} from '~/domain/content/quiz-progress';
import {loadShopOffer} from '~/edge/catalogue/shop-offer.server';
import {loadShopProducts} from '~/edge/catalogue/shop-products.server';
import type {ShopContext} from '~/edge/request/context.server';
import {notFound} from '~/edge/request/refusals.server';

const QUIZ_PATH = '/whitening-product-quiz';

/** The variant that "add to cart" of a result means: the default one, or the first in stock, or one that ships later. */
function addable({variants, variantDefaultIndex, requiresSellingPlan}: ProductSummary) {
  if (requiresSellingPlan) return null;
  const preferred = variants[variantDefaultIndex];
  const candidates = preferred ? [preferred, ...variants] : variants;
  const variant =
    candidates.find(({inStock}) => inStock) ??
    candidates.find(({availableForSale}) => availableForSale);
  return variant
    ? {
        id: variant.id,
        title: variant.title === 'Default Title' ? null : variant.title,
        price: variant.price,
        compareAt: variant.compareAtPrice,
        shipsLater: shipsLater(variant),
      }
    : null;
}

async function loadResultProducts(
  context: ShopContext,
): Promise<ReadonlyMap<string, ProductSummary>> {
  try {
    return await loadShopProducts(context);
  } catch (fault) {
    if (!(fault instanceof PlatformUnavailable)) throw fault;
    context.isIncomplete = true;
    console.error(`[${context.requestId}] The quiz answers without prices: ${fault.message}`);
    return new Map();
  }
}

async function loadResult(context: ShopContext, answers: Record<string, string>) {
  const result = quizResult(quiz, answers);
  if (result === null) return null;
  const products = await loadResultProducts(context);
  const product = products.get(result.product) ?? null;
  const companion = products.get(result.companion ?? '') ?? null;
  const cardOf = (shown: ProductSummary | null): ProductCard | null =>
    shown && isInStock(shown) && !isUnlisted(shown) ? toProductCard(shown) : null;
  return {
    handle: result.product,
    headline: result.headline,
    text: result.text,
    reasons: result.reasons,
    card: product && toProductCard(product),
    variant: product && addable(product),
    hasChoices: (product?.variants.length ?? 0) > 1 || (product?.hasMoreVariants ?? false),
    companion: cardOf(companion),
  };
}

/**
 * The step of the quiz that the address stands at, or its result (coverage: content-quiz). There is no quiz where none of its
 * results is sold.
 */
export async function loadQuizPage(request: Request, context: ShopContext) {
  const offer = await loadShopOffer(context);
  if (!offer.leadsOn(QUIZ_PATH)) throw notFound(QUIZ_PATH);
  const {answered, open, former} = parseQuizProgress(quiz, new URL(request.url).searchParams);
  const back = quizBackSearch(answered);
  const result = open === null ? await loadResult(context, toQuizAnswers({answered})) : null;
  return {
    path: QUIZ_PATH,
    title: quiz.title,
    intro: quiz.intro,
    stepCount: quiz.steps.length,
    answers: answered.map(({step, option}) => ({
      name: step.id,
      value: option.id,
      question: step.question,
      label: option.label,
    })),
    back: back === null ? null : `${QUIZ_PATH}${back}`,
    step: open && {
      id: open.id,
      question: open.question,
      hint: open.hint,
      former,
      options: open.options.map(({id, label, hint}) => ({id, label, hint})),
    },
    result,
    texts: {
      restart: textOf('quiz.restart'),
      result: textOf('quiz.resultHeading'),
      reasons: textOf('quiz.reasonHeading'),
    },
  };
}
