/** A rule of `tour gen`: what it refuses to make a catalog from. */
import type { Finding } from '../../finding.ts';
import type { Path } from '../../pointer.ts';
import type { Rule } from '../../rule.ts';
import type { ModuleSource } from '../projection.ts';

export interface ModuleFinding extends Finding {
  readonly file: string;
}

/** What surrounds the modules of one app member. */
interface ModuleProject {
  /** That app member. */
  readonly app: string;
  /** The modules of the whole project, sorted by file. */
  readonly modules: readonly ModuleSource[];
  /** The app members that the config names. */
  readonly apps: readonly string[];
}

export interface ModuleRule extends Rule {
  /** @param mounted the modules of one app member, sorted by file */
  readonly check: (mounted: readonly ModuleSource[], project: ModuleProject) => Iterable<ModuleFinding>;
}

type Section = 'routes' | 'resources' | 'actions' | 'anchors' | 'themes' | 'layouts' | 'cards';
type DeclarationIn<Name extends Section> = NonNullable<ModuleSource['document'][Name]>[number];

interface Declared<Name extends Section> {
  readonly declaration: DeclarationIn<Name>;
  readonly module: ModuleSource['document'];
  readonly file: string;
  readonly path: Path;
}

/** The declarations in one section of all the manifests, in file order. */
export function* declaredIn<Name extends Section>(
  modules: readonly ModuleSource[],
  section: Name,
): Generator<Declared<Name>> {
  for (const { file, document } of modules) {
    const declarations: readonly DeclarationIn<Name>[] = document[section] ?? [];
    for (const [index, declaration] of declarations.entries()) {
      yield { declaration, module: document, file, path: [section, index] };
    }
  }
}
