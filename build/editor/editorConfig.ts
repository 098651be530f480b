import type { CmsConfig } from '@sveltia/cms';
import type { z } from 'zod';
import {
  type EntryKind,
  entrySchemas,
  type FileName,
  fieldsOfFile,
  fileSchemas,
} from '#shared/model/schema/files.ts';
import type { Company } from '#shared/model/schema.ts';
import { formOf } from './formOf.ts';

/** Where staff's changes are kept; undefined until the settings name it. */
export type Repository = Company['repository'];

const naming = ['name', 'title'];

const labelsOf = (schema: z.ZodType) => (schema.meta() ?? {}) as { label?: string; labelOfOne?: string };

/** A list whose entries are the files of a folder. The editor itself keeps their order. */
function collectionOf(kind: EntryKind) {
  const { label, labelOfOne } = labelsOf(entrySchemas[kind]);
  const fields = formOf(fieldsOfFile(kind), true).filter(({ name }) => name !== 'order');
  const has = (name: string) => fields.some((field) => field.name === name);
  const identifier = naming.find(has) ?? 'heading';
  return {
    name: kind,
    label,
    label_singular: labelOfOne,
    folder: `shared/content/${kind}`,
    extension: 'yaml',
    format: 'yaml',
    identifier_field: identifier,
    slug: `{{${identifier}}}`,
    ...(has('isClosed') && {
      summary: `{{${identifier}}}{{isClosed | ternary(' (closed)', '')}}{{closesOn | ternary(', until ', '')}}{{closesOn | date('D MMMM YYYY')}}`,
    }),
    ...(has('name') && has('title') && { summary: '{{name}}, {{title}}' }),
    reorder: true,
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

const singletonOf = (name: FileName) => ({
  name,
  label: labelsOf(fileSchemas[name]).label,
  file: `shared/content/${name}.yaml`,
  format: 'yaml',
  fields: formOf(fieldsOfFile(name), false),
});

/** Kinds without a label, such as menus and legal texts, are not for the editor. */
const labelled = <Kind extends string>(schemas: Record<Kind, z.ZodType>) =>
  (Object.keys(schemas) as Kind[]).filter((kind) => labelsOf(schemas[kind]).label);

/** The addresses of a host's interface below that of a server of one's own. */
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

/**
 * The editor's configuration, made from the schemas of content.
 * @param folder the name of the project's folder, which the editor asks for
 */
export function editorConfig(repository: Repository, base: string, folder = 'website'): CmsConfig {
  const config = {
    load_config_file: false,
    // The local folder needs none; the editor does not start without.
    backend: backendOf(repository ?? { host: 'github', name: `company/${folder}`, branch: 'main' }),
    publish_mode: repository?.needsReview ? 'editorial_workflow' : 'simple',
    app_title: 'Site editor',
    logo: { src: `${base}favicon.ico` },
    media_folder: 'shared/pictures',
    public_folder: '/shared/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 10_000_000 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    editor: { preview: false },
    collections: labelled(entrySchemas).map(collectionOf),
    singletons: labelled(fileSchemas).map(singletonOf),
  };
  // Without what is undefined.
  return JSON.parse(JSON.stringify(config));
}
