import type {ArticleBody as Body} from '~/domain/content/content';

/** Text compiled and sanitised at build time. */
export function ArticleBody({html}: {html: Body['html']}) {
  return <div className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
