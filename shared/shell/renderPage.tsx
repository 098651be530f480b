import type { ComponentType } from 'react';
import { Callout } from '../blocks/Callout.tsx';
import { escapeHtml } from '../core/escapeHtml.ts';
import { siteLang } from '../core/text.ts';
import { pictureOf } from '../model/pictures.ts';
import { bannerOf } from '../page/bannerOf.ts';
import type { PageDeclaration } from '../page/pageDeclaration.ts';
import { Island, type IslandModules, renderWith } from '../runtime/islands/Island.tsx';
import { shellWords } from '../words/shell.ts';
import '../styles/main.scss';
import { Footer } from './Footer.tsx';
import { SiteHeader } from './islands/SiteHeader.tsx';
import { CurrentPath } from './MenuLink.tsx';
import { PageTop } from './PageTop.tsx';
import type { SiteData } from './siteData.ts';
import './SiteShell.scss';
import './PageLoader.scss';

type PageModules = {
  /** Exports a component under the name of the template's file. */
  template: Record<string, unknown>;
  islands: IslandModules;
  site: SiteData;
};

export function renderPage(page: PageDeclaration, { template, islands, site }: PageModules): string {
  const { path, aliasOf: currentPath = path, lang, callout, props } = page;
  const Page = template[page.template.split('/').pop()!] as ComponentType<object> | undefined;
  if (!Page) throw new Error(`pages/${page.template}.tsx must export a component of the file's name`);
  const { brand, phone, email, logo, menu, menuFoot, loaderMark } = site;
  const banner = bannerOf(page);
  const html = renderWith(
    islands,
    <>
      <PageLoader mark={loaderMark} />
      <div className="site-shell" lang={lang && siteLang}>
        <a className="site-shell__skip-link screen-only" href="#main">
          {shellWords.skipLink}
        </a>
        <Island
          of={SiteHeader}
          hydrateOn="touch"
          props={{ brand, phone, email, logo, menu, menuFoot, currentPath }}
        />
        <main className="site-shell__main" lang={lang}>
          {/* Where skip link and script lead the focus. Empty: `main` itself would catch that of every click on text. */}
          <div id="main" tabIndex={-1} />
          {banner && <PageTop {...banner} />}
          <Page {...props} />
          {callout && <Callout {...callout} />}
        </main>
        <CurrentPath value={currentPath}>
          <Footer site={site} />
        </CurrentPath>
      </div>
    </>,
  );
  return keepNames(html, site.names);
}

/** CSS alone animates and removes it. The mark is inlined because its last shape, the lid, floats. */
function PageLoader({ mark }: { mark: string }) {
  // Elements in HTML need no namespace, but a size without styles.
  const sized = pictureOf(mark)
    .drawing!.replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', '<svg width="36" height="36"');
  return (
    <div className="page-loader" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own file */}
      <div className="page-loader__mark" dangerouslySetInnerHTML={{ __html: sized }} />
      <div className="page-loader__line" />
    </div>
  );
}

// Islands, which React renders again, what is no text, and what is kept already.
const others = /^<(?:script|style|svg|noscript)\b|^<[^>]* (?:data-island|translate="no")/;

const mailbox = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const literal = (name: string) =>
  escapeHtml(name)
    .replaceAll('&#39;', '&#x27;')
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** HTML in which proper names and mailboxes are kept from translators. As text: they may stand in any text. */
function keepNames(html: string, names: readonly string[]): string {
  const whole = [mailbox, ...names.filter(Boolean).map(literal)].join('|');
  const name = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${whole})(?![\p{L}\p{N}])`, 'gu');
  let skipped = '';
  let depth = 0;
  const pieces = html.split(/(<[^>]*>)/).map((piece) => {
    const [, end, tag] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (depth > 0) {
      if (tag === skipped) depth += end ? -1 : 1;
      return piece;
    }
    if (!tag) return piece.replace(name, '<span translate="no">$&</span>');
    if (others.test(piece)) {
      skipped = tag;
      depth = 1;
    }
    return piece;
  });
  return pieces.join('');
}
