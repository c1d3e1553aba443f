import {type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {QuizAnswers} from '~/components/content/QuizAnswers';
import {QuizQuestion} from '~/components/content/QuizQuestion';
import {QuizResult} from '~/components/content/QuizResult';
import {useFormerAnswer} from '~/components/content/use-former-answer';
import {useQuizReport} from '~/components/content/use-quiz-report';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import type {RouteHandle} from '~/domain/request/route-handle';
import {loadQuizPage} from '~/edge/content/quiz-page.server';

export const handle: RouteHandle = {public: 'quiz'};

export function loader({request, context}: LoaderFunctionArgs) {
  return loadQuizPage(request, context);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(matches, {
        title: data.result ? `${data.result.headline}, your result` : data.title,
        description: data.result?.text ?? data.intro,
        path: data.path,
        image: data.result?.card?.image ?? null,
        noIndex: data.answers.length > 0,
      })
    : [];

const QUIZ_NAME = 'whitening-product-quiz';

function NothingFits() {
  return (
    <div className="max-w-xl">
      <h2 className="text-3xl">Nothing fits all of that</h2>
      <p className="mt-4 text-lg">
        Your answers rule out everything we have. Go back a question, or look at the whole shelf.
      </p>
      <ButtonLink to="/products" className="mt-7">
        See all products
      </ButtonLink>
    </div>
  );
}

/**
 * The whitening quiz (coverage: content-quiz). Answers and result stand in the address, so Back works and results can
 * be shared.
 */
export default function WhiteningProductQuiz() {
  const {path, title, intro, stepCount, answers, back, step, result, texts} =
    useLoaderData<typeof loader>();
  const former = useFormerAnswer(answers, step);
  useQuizReport(
    QUIZ_NAME,
    step
      ? null
      : {
          answers: answers.map(({name, value}) => `${name}.${value}`).join('~'),
          product: result?.handle ?? null,
        },
  );
  return (
    <div className="min-h-[70dvh] bg-sky">
      <div className={`frame py-10 lg:py-16 ${step ? 'max-w-4xl!' : ''}`}>
        {answers.length === 0 ? (
          <header className="mb-10 lg:mb-14">
            <h1 className="text-xl">{title}</h1>
            <p className="mt-1 text-slate">{intro}</p>
          </header>
        ) : (
          <h1 className="sr-only">{title}</h1>
        )}
        {step ? (
          <QuizQuestion
            path={path}
            step={step}
            number={answers.length + 1}
            count={stepCount}
            answers={answers}
            former={former}
            back={back}
          />
        ) : (
          <>
            {result ? <QuizResult result={result} texts={texts} /> : <NothingFits />}
            <QuizAnswers path={path} back={back} answers={answers} restart={texts.restart} />
          </>
        )}
      </div>
    </div>
  );
}
