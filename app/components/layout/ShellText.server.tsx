import {renderToString} from 'react-dom/server';

import type {ShellText} from '~/components/ui/RenderContext';
import type {Navigation} from '~/domain/content/navigation';

import {DesktopMenuList} from './DesktopMenuList';
import {FooterLinks} from './FooterLinks';
import {PhoneMenuList} from './PhoneMenuList';

/**
 * The links of header and footer as text, a third of the elements of a page: they change with the content, with a campaign and
 * with what the store sells. In the browser the same elements are React's.
 */
export function shellText({header, footer}: Navigation): ShellText {
  return {
    menu: renderToString(<DesktopMenuList links={header} />),
    phoneMenu: renderToString(<PhoneMenuList links={header} />),
    footerLinks: renderToString(<FooterLinks groups={footer} />),
  };
}
