import {useRenderFacts} from '~/components/ui/RenderContext';
import {VISITOR_ELEMENT_ID} from '~/domain/visitor/settings';

/** Where the overlays stand. What is inside belongs to the page script, not to React. */
export function VisitorHost() {
  const {overlays} = useRenderFacts();
  return (
    <div
      id={VISITOR_ELEMENT_ID}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: overlays}}
    />
  );
}
