import type { CmsConfig } from '@sveltia/cms';
import type { z } from 'zod';
import {
  type Company,
  type EntryKind,
  entrySchemas,
  type FileName,
  fieldsOfFile,
  fileSchemas,
  namingField,
  schemaOf,
} from '#shared/model/schema/files.ts';
import { formOf } from './formOf.ts';

export type Repository = Company['repository'];

/** An entry whose name and address no other may have. */
export type Taken = { kind: string; slug: string; name?: unknown; title?: unknown };

export type EditorSettings = {
  repository: Repository;
  base: string;
  /** The name of the project's folder, on one computer, which the editor asks for. */
  folder?: string | undefined;
  taken: Taken[];
  addresses: string[];
  /** On one computer: the texts of all content files. */
  files: Record<string, string | undefined>;
};

/** In characters. File systems take 255 bytes, and addresses should be short. */
const longestSlug = 80;

const labelsOf = (schema: z.ZodType) => (schema.meta() ?? {}) as { label?: string; labelOfOne?: string };

/** Of a content file, such as `jobs` of shared/content/jobs/tester.yaml. */
export const kindOf = (file: string) => /shared\/content\/(\w+)/.exec(file)![1] as EntryKind | FileName;

/** What people call a content file, such as "React Developer, Jobs". */
export function titleOf(file: string, data: Record<string, unknown>): string {
  const kind = kindOf(file);
  const own = kind in entrySchemas && data[namingField(data)];
  return [own, labelsOf(schemaOf(kind)).label ?? kind].filter(Boolean).join(', ');
}

/** The home page shows what has no page of its own. */
const home = '/';

/** The address of the page of each entry of a kind, such as `careers/{{slug}}/`. */
function pageOfEach(kind: EntryKind, { taken, addresses }: EditorSettings): string {
  const { slug } = taken.find((entry) => entry.kind === kind) ?? {};
  const address = addresses.find((each) => each.endsWith(`/${slug}/`));
  return address?.replace(`/${slug}/`, '/{{slug}}/').slice(1) ?? home;
}

/** The address of the page whose texts a file has; undefined if there is none. */
function pageOfFile(name: FileName, { addresses }: EditorSettings): string | undefined {
  const path = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ['home', 'company'].includes(name) ? home : addresses.find((each) => each === `/${path}/`)?.slice(1);
}

/** A date of an entry with words before it, and nothing if it has none. */
const dated = (words: string, name: string) =>
  `{{${name} | ternary(', ${words} ', '')}}{{${name} | date('D MMMM YYYY')}}`;

/** A list whose entries are the files of a folder. The editor itself keeps their order. */
function collectionOf(kind: EntryKind, site: EditorSettings) {
  const { label, labelOfOne } = labelsOf(entrySchemas[kind]);
  // Reorder would not wait for a review.
  const isReordered = !site.repository?.needsReview;
  const fields = formOf(fieldsOfFile(kind)).filter(({ name }) => name !== 'order' || !isReordered);
  const has = (name: string) => fields.some((field) => field.name === name);
  const identifier = namingField(fieldsOfFile(kind));
  return {
    name: kind,
    label,
    label_singular: labelOfOne,
    folder: `shared/content/${kind}`,
    extension: 'yaml',
    format: 'yaml',
    identifier_field: identifier,
    // An address is for ever: others link to it.
    slug: { template: `{{${identifier}}}`, editable: false },
    preview_path: pageOfEach(kind, site),
    ...(has('isClosed') && {
      summary: `{{${identifier}}}{{isClosed | ternary(' (closed)', '')}}, {{group}}${dated('first day', 'postedOn')}${dated('last day', 'closesOn')}`,
    }),
    ...(has('name') && has('title') && { summary: '{{name}}, {{title}}' }),
    reorder: isReordered,
    create: true,
    fields,
    view_filters: [
      { name: 'placeholders', label: 'To replace', field: identifier, pattern: '^\\[' },
      ...(has('approved')
        ? [{ name: 'promises', label: 'Not approved', field: 'approved', pattern: false }]
        : []),
    ],
    ...(has('group') && { view_groups: [{ name: 'groups', label: 'Group', field: 'group' }] }),
  };
}

const singletonOf = (name: FileName, site: EditorSettings) => ({
  name,
  label: labelsOf(fileSchemas[name]).label,
  file: `shared/content/${name}.yaml`,
  preview_path: pageOfFile(name, site),
  format: 'yaml',
  fields: formOf(fieldsOfFile(name)),
});

/** Kinds without a label, such as menus and legal texts, are not for the editor. */
const labelled = <Kind extends string>(schemas: Record<Kind, z.ZodType>) =>
  (Object.keys(schemas) as Kind[]).filter((kind) => labelsOf(schemas[kind]).label);

const apiPaths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };

function backendOf({ host, name, branch, server }: NonNullable<Repository>) {
  return {
    name: host,
    repo: name,
    branch,
    auth_methods: ['token'],
    ...(server && { base_url: server, api_root: server + apiPaths[host] }),
  };
}

/** The editor's configuration, made from the schemas of content. */
export function editorConfig(site: EditorSettings, origin: string): CmsConfig {
  const { repository, base, folder = 'website' } = site;
  const config = {
    load_config_file: false,
    // The local folder needs none; the editor does not start without.
    backend: backendOf(repository ?? { host: 'github', name: `company/${folder}`, branch: 'main' }),
    publish_mode: repository?.needsReview ? 'editorial_workflow' : 'simple',
    app_title: 'Site editor',
    site_url: origin + base,
    logo: { src: `${base}favicon.ico` },
    media_folder: 'shared/pictures',
    public_folder: '/shared/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 10_000_000 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: longestSlug },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    editor: { preview: false },
    collections: labelled(entrySchemas).map((kind) => collectionOf(kind, site)),
    singletons: labelled(fileSchemas).map((name) => singletonOf(name, site)),
  };
  // Without what is undefined.
  return JSON.parse(JSON.stringify(config));
}
