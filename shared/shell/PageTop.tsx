import { withBase } from '../core/addresses.ts';
import { breakpointUp } from '../core/tokens.ts';
import type { bannerOf } from '../page/bannerOf.ts';
import { FirstViewEnd } from '../ui/FirstViewEnd.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { shellWords } from '../words/shell.ts';
import './PageTop.scss';

export function PageTop(props: NonNullable<ReturnType<typeof bannerOf>>) {
  const { title, subtitle, until, path, parent, picture, breadcrumbWords = shellWords } = props;
  const above = [{ name: breadcrumbWords.home, path: '/' }, ...(parent ? [parent] : [])];
  return (
    <>
      <div className="page-top on-navy">
        <div className="page-top__picture screen-only">
          <Picture
            picture={picture}
            alt=""
            sizes={`${breakpointUp('medium')} 800px, ${breakpointUp('small')} 64vw, 50vw`}
            fit="cover"
            priority
          />
        </div>
        <div className="page-top__content wrap">
          <nav aria-label={breadcrumbWords.breadcrumb}>
            <ol className="page-top__trail small">
              {above.map(({ name, path }, index) => (
                <li className="page-top__step" key={path}>
                  {index > 0 && <Icon name="caret-right" />}
                  <a className="page-top__link" href={withBase(path)}>
                    {name}
                  </a>
                </li>
              ))}
              <li className="page-top__step">
                <Icon name="caret-right" />
                <a className="page-top__link" href={path && withBase(path)} aria-current="page">
                  {title}
                </a>
              </li>
            </ol>
          </nav>
          <h1 className="page-top__title">{title}</h1>
          <p className="page-top__subtitle lead" data-until={until}>
            {subtitle}
          </p>
        </div>
      </div>
      <FirstViewEnd />
    </>
  );
}
