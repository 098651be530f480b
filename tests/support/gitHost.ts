import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import type { Files } from './editorFolder.ts';

const hash = (bytes: Buffer | string) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

type Commit = { branch: string; files: Files };

/**
 * Answers in GitHub's place: it has a repository with files, which a person with a token may change. It knows what the
 * editor asks for: who that is, its access, the tree, texts, commits, branches and pull requests. All else is not found.
 */
export async function imitateGitHub(
  context: BrowserContext,
  repository: string,
  token: string,
  files: Files,
) {
  const commits: Commit[] = [];
  const pulls: { head: string; base: string; title: string }[] = [];
  const user = { id: 1, login: 'asha', name: 'Asha Rao', email: 'asha@example.com', html_url: '' };
  const tree = Object.entries(files).map(([path, bytes]) => ({ type: 'blob', path, sha: hash(bytes) }));
  const head = () => hash(String(commits.length));

  // biome-ignore lint/suspicious/noExplicitAny: GitHub's input
  const commitOf = ({ branch, fileChanges }: any): Commit => ({
    branch: branch.branchName,
    files: Object.fromEntries(
      fileChanges.additions.map(({ path, contents }: typeof fileChanges) => [
        path,
        Buffer.from(contents, 'base64'),
      ]),
    ),
  });

  /** Fields that nobody asked for do no harm, so that one answer does for all questions. */
  function answerTo(query: string, input: unknown) {
    if (query.includes('createCommitOnBranch')) commits.push(commitOf(input));
    const author = { ...user, user };
    const commit = { oid: head(), message: '', committedDate: new Date().toISOString(), author };
    const ref = { name: 'main', target: { oid: head(), history: { nodes: [commit] } } };
    const named = (part: RegExp, value: (key: string) => unknown) =>
      Object.fromEntries([...query.matchAll(part)].map(([, alias, key = '']) => [alias, value(key)]));
    const found = {
      id: 'R1',
      defaultBranchRef: ref,
      ref,
      pullRequests: { totalCount: 0, nodes: [] },
      ...named(/(\w+):\s*ref\(/g, () => ref),
      ...named(/(\w+):\s*object\(oid: "(\w+)"\)/g, (sha) => ({
        text: String(Object.values(files).find((bytes) => hash(bytes) === sha)),
      })),
    };
    const saved = named(/(\w+):\s*file\(path: "([^"]+)"\)/g, (path) => ({
      oid: hash(commits.at(-1)!.files[path]!),
    }));
    const createCommitOnBranch = { commit: { ...commit, ...saved } };
    return { repository: found, fork: found, base: found, createRef: { ref }, createCommitOnBranch };
  }

  await context.route('https://api.github.com/**', (route) => {
    const request = route.request();
    if (!request.headers().authorization?.endsWith(` ${token}`))
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    const path = new URL(request.url()).pathname.replace(`/repos/${repository}`, '');
    const asked = request.postDataJSON();
    if (path === '/graphql')
      return route.fulfill({ json: { data: answerTo(asked.query, asked.variables?.input) } });
    if (path === '/user') return route.fulfill({ json: user });
    if (path === `/collaborators/${user.login}`) return route.fulfill({ status: 204 });
    if (path.startsWith('/git/trees/')) return route.fulfill({ json: { tree } });
    if (path === '/pulls') {
      pulls.push(asked);
      return route.fulfill({ json: { ...asked, number: 1, node_id: 'P1', html_url: '' } });
    }
    if (path === '/issues/1/labels') return route.fulfill({ json: [] });
    return route.fulfill({ status: 404, json: { message: 'Not Found' } });
  });
  return { commits, pulls };
}
