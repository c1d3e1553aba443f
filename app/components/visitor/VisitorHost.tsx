import {useRenderFacts} from '~/components/ui/RenderContext';
import {VISITOR_ELEMENT_ID} from '~/domain/visitor/settings';

/** Where the visitor's frame stands, and the overlays when they are due. What is inside belongs to the page script, not to React. */
export function VisitorHost() {
  const {visitorFrame} = useRenderFacts();
  return (
    <div
      id={VISITOR_ELEMENT_ID}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: visitorFrame}}
    />
  );
}
