import {Link, type MetaFunction, useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@remix-run/server-runtime';
import {useEffect, useRef} from 'react';

import {track} from '~/browser/visitor/data-layer.client';
import {QuizQuestion} from '~/components/content/QuizQuestion';
import {QuizResult} from '~/components/content/QuizResult';
import {pageMeta} from '~/components/layout/page-meta';
import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
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

/**
 * Reports a quiz that was answered here, once for each way of answering it. A result that was opened directly (shared,
 * reloaded) completes nothing. `outcome` is null while a question is open.
 */
function useQuizReport(outcome: {answers: string; product: string | null} | null): void {
  const asked = useRef(false);
  const reported = useRef(new Set<string>());
  const answers = outcome?.answers ?? null;
  const product = outcome?.product ?? 'none';
  useEffect(() => {
    if (answers === null) {
      asked.current = true;
    } else if (asked.current && !reported.current.has(answers)) {
      reported.current.add(answers);
      track({event: 'quiz_complete', quiz_name: QUIZ_NAME, result: product});
    }
  }, [answers, product]);
}

/** spec §2: the whitening quiz. Answers and result stand in the address, so Back works and results can be shared. */
export default function WhiteningProductQuiz() {
  const {path, title, intro, stepCount, answers, back, step, result, texts} =
    useLoaderData<typeof loader>();
  useQuizReport(
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
            back={back}
          />
        ) : result ? (
          <QuizResult result={result} texts={texts} />
        ) : (
          <div className="max-w-xl">
            <h2 className="text-3xl">Nothing fits all of that</h2>
            <p className="mt-4 text-lg">
              Your answers rule out everything we have. Go back a question, or look at the whole
              shelf.
            </p>
            <ButtonLink to="/products" className="mt-7">
              See all products
            </ButtonLink>
          </div>
        )}
        {step ? null : (
          <section aria-labelledby="answers" className="mt-14 border-t border-ink/15 pt-6">
            <h2 id="answers" className="text-lg">
              What you said
            </h2>
            <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
              {answers.map(({name, question, label}) => (
                <div key={name}>
                  <dt className="text-slate">{question}</dt>
                  <dd className="font-semibold">{label}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
              {back ? (
                <Link
                  to={back}
                  className="inline-flex min-h-10 items-center gap-2 font-semibold underline underline-offset-4"
                >
                  <Icon name="chevronLeft" className="size-4" />
                  Change the last answer
                </Link>
              ) : null}
              <Link
                to={path}
                className="inline-flex min-h-10 items-center gap-2 font-semibold underline underline-offset-4"
              >
                <Icon name="refresh" className="size-4" />
                {texts.restart}
              </Link>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
