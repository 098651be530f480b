import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { fieldsOf, isNode, keyOf, labelOf, nameOf, textOf } from './nodes.ts';

type ListNode = ESTree.ArrayExpression;

/** A text in a content file: what it says, the line it stands on, and its field, such as `social › "LinkedIn" › url`. */
export type FoundText = { value: string; line: number; field: string };

/** A content file as it is written, for what its values alone cannot tell: lines, and where a list ends. */
export class ContentSource {
  private readonly program: ESTree.Program;

  /**
   * @param file path from the project's root
   * @throws when the text is no program
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be read`);
    this.program = program;
  }

  static read(file: string): ContentSource {
    return new ContentSource(file, readFileSync(path.resolve(file), 'utf8'));
  }

  /** Every text of the file's data in its order: not those of imports, types and schemas. */
  texts(): FoundText[] {
    const found: FoundText[] = [];
    this.visit(this.program, [], found);
    return found;
  }

  /** The line, from 1, on which a text of this field stands. */
  lineOfField(field: string): number | undefined {
    return this.texts().find((text) => text.field === field)?.line;
  }

  /** The file's list, when it is written in its defineList(). */
  list(): ListNode | undefined {
    const data = this.data();
    return data?.type === 'ArrayExpression' ? data : undefined;
  }

  /** The list in a field of the file's settings, such as the footer's links. */
  listOf(field: string): ListNode | undefined {
    const node = fieldsOf(this.data()).get(field);
    return node?.type === 'ArrayExpression' ? node : undefined;
  }

  /** The list that an entry of the file's list holds in a field. */
  listWithin(entryName: string, field: string): ListNode | undefined {
    const entry = this.list()?.elements.find((element) => nameOf(element) === entryName);
    const node = fieldsOf(entry).get(field);
    return node?.type === 'ArrayExpression' ? node : undefined;
  }

  /** The names of a list's entries: slugs where they have one. */
  namesIn(list: ListNode): string[] {
    return list.elements.map((element) => nameOf(element) ?? '');
  }

  /** The file's text with an entry, indented as it should stand, added at the end of a list. */
  withEntry(list: ListNode, entry: string): string {
    const last = list.elements.at(-1);
    if (last) return `${this.text.slice(0, last.end)},\n${entry}${this.text.slice(last.end)}`;
    return `${this.text.slice(0, list.start)}[\n${entry},\n]${this.text.slice(list.end)}`;
  }

  /** What the file defines: the last argument of its defineList() or defineContent(). */
  private data(): ESTree.Node | undefined {
    const search = (node: ESTree.Node): ESTree.Node | undefined => {
      if (this.isDefinition(node)) return node.arguments.at(-1);
      for (const child of this.childrenOf(node)) {
        const found = search(child);
        if (found) return found;
      }
      return undefined;
    };
    return search(this.program);
  }

  private visit(node: ESTree.Node, trail: string[], found: FoundText[]): void {
    const value = textOf(node);
    if (value !== undefined) {
      found.push({ value, line: this.lineAt(node.start), field: trail.join(' › ') });
    } else if (node.type === 'Property') {
      this.visit(node.value, [...trail, keyOf(node as ESTree.ObjectProperty)], found);
    } else if (node.type === 'ArrayExpression') {
      const names = node.elements.map(nameOf);
      node.elements.forEach((element, index) => {
        if (element) this.visit(element, [...trail, labelOf(names, index)], found);
      });
    } else if (node.type === 'CallExpression') {
      if (this.isDefinition(node)) this.visit(node.arguments.at(-1)!, trail, found);
    } else {
      for (const child of this.childrenOf(node)) this.visit(child, trail, found);
    }
  }

  private isDefinition(node: ESTree.Node): node is ESTree.CallExpression {
    return (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      ['defineContent', 'defineList'].includes(node.callee.name)
    );
  }

  private childrenOf(node: ESTree.Node): ESTree.Node[] {
    const isWritten = (child: ESTree.Node) =>
      child.type !== 'ImportDeclaration' &&
      (!child.type.startsWith('TS') || ['TSAsExpression', 'TSSatisfiesExpression'].includes(child.type));
    return Object.values(node).flat().filter(isNode).filter(isWritten);
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}
