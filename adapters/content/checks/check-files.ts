import path from 'node:path';
import { isDrawing, isPhoto, pictureFormats } from '#domain/content/picture.ts';
import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { turntableFile } from '#domain/content/turntable.ts';
import { contentFiles, foldersOfEntries, yamlFolders } from '../schemas/content-files.ts';
import { forEachDuplicate } from '../yaml/check-duplicates.ts';
import { type TreeEntry, listTree } from '../files/content-tree.ts';
import { copiedFrom } from '../files/copies.ts';
import { didYouMean } from '../yaml/near-miss.ts';

const rootFiles: readonly string[] = Object.values(contentFiles).map(({ file }) => file);

const turntables = path.posix.dirname(turntableFile('x'));

const pictureFolders = [...Object.values(pictureFormats).map(({ folder }) => folder), turntables].map(
  (folder) => `pictures/${folder}`,
);

const folders = [...yamlFolders, 'documents', 'pictures', ...pictureFolders];

const isBackup = (name: string): boolean => /\.(?:bak|old|orig|yedek|eski)$/iu.test(name);

const isYamlLike = (name: string): boolean =>
  /\.(?:ya?ml|yam|yml)(?:[^\p{L}].*)?$/iu.test(name.trim()) && !isBackup(name);
const isPictureLike = (name: string): boolean =>
  /\.(?:svgz?|png|jpe?g|jfif|webp|avif|tiff?|hei[cf]|gif|bmp)(?:\.[a-z]{3,4})?$/iu.test(name);
const isPdfLike = (name: string): boolean => /\.pdf(?:\.[a-z]{3,4})?$/iu.test(name);

const kinds: readonly (readonly [ending: RegExp, text: string])[] = [
  [/\.(?:bak|old|orig|yedek|eski)$/iu, 'a former edition: delete it, as git has it'],
  [/\.(?:docx?|rtf|odt|pages)$/iu, 'copy its text into a .yaml file'],
  [/\.(?:xlsx?|csv|ods|numbers)$/iu, 'copy its cells into a .yaml file'],
  [/\.(?:pptx?|odp|key)$/iu, 'export it as PDF'],
  [/\.(?:zip|rar|7z|tar|gz|tgz)$/iu, 'unpack it, and put its files into their folders'],
  [/\.(?:crdownload|part|download|tmp|filepart)$/iu, 'the download or copy of it was not finished'],
  [/\.(?:lnk|webloc|url)$/iu, 'a shortcut: put the file itself there'],
  [/\.(?:psd|ai|eps|cdr|indd|raw|dng|blend)$/iu, 'export what the page shows as .svg, .png or .jpg'],
  [/\.(?:mp4|mov|avi|webm|mkv)$/iu, 'films are not shown'],
];

const adviceFor = (name: string): string | undefined => kinds.find(([ending]) => ending.test(name))?.[1];

/** Why a file is not read, with what to do. */
const unread = (advice: string): Finding => ({ text: `is not read: ${advice}` });

const maybeUnread = (advice: string): Finding => ({ ...unread(advice), isWarning: true });

const toYamlName = (name: string): string => name.trim().replace(/\.(?:ya?ml|yam).*$/iu, '.yaml');

const judgeYaml = (name: string): Finding =>
  // Said in as many words as needed: with ".yml", everybody sees what is meant.
  name.endsWith('.yml')
    ? { text: 'must end in .yaml' }
    : {
        text: `must end in .yaml, in small letters and with nothing behind it: call it ${toYamlName(name)} (Explorer hides endings unless View shows them)`,
      };

const copyText = (name: string): string | undefined => {
  const { name: stem, ext } = path.parse(name);
  const original = copiedFrom(stem);
  return original === undefined
    ? undefined
    : `looks like a copy of ${original}${ext}: delete it, or give it a name of its own`;
};

const judgeInYamlFolder = (folder: string, name: string): Finding | undefined => {
  if (name.endsWith('.yaml')) {
    const copy = copyText(name);
    return copy === undefined ? undefined : { text: copy };
  }
  if (isYamlLike(name)) return judgeYaml(name);
  if (isPictureLike(name)) return unread('pictures lie in the folders of pictures/');
  if (isPdfLike(name)) return unread('PDFs lie in documents/');
  return maybeUnread(adviceFor(name) ?? `files of ${folder}/ end in .yaml`);
};

const judgeInDocuments = (name: string): Finding | undefined => {
  if (name.endsWith('.pdf')) return undefined;
  if (isPdfLike(name)) return unread('it must end in .pdf, in small letters and with nothing behind it');
  if (isYamlLike(name)) return unread('documents are described in documents.yaml, beside this folder');
  if (isPictureLike(name)) return unread('only PDFs are offered: export it as PDF');
  return maybeUnread('only PDFs are offered: export it as PDF');
};

const isReadPicture = (folder: string, name: string): boolean => {
  const lower = name.toLowerCase();
  return folder === `pictures/${turntables}` ? lower.endsWith('.avif') : isDrawing(lower) || isPhoto(lower);
};

const judgeInPictures = (folder: string, name: string): Finding | undefined => {
  if (isReadPicture(folder, name)) return undefined;
  const wanted =
    folder === `pictures/${turntables}`
      ? 'turntables end in .avif'
      : 'photos end in .jpg, .png or .webp and drawings in .svg';
  if (isPictureLike(name)) return unread(`${wanted}: export it as one of these`);
  if (isYamlLike(name)) return unread('this folder holds pictures only');
  return maybeUnread(adviceFor(name) ?? wanted);
};

const judgeInRoot = (name: string): Finding | undefined => {
  if (rootFiles.includes(name)) return undefined;
  if (isYamlLike(name)) {
    const known = rootFiles.includes(toYamlName(name));
    if (known) return judgeYaml(name);
    return unread(
      `this folder has no such file${didYouMean(toYamlName(name), rootFiles) || `; those that there are: ${rootFiles.join(', ')}`}`,
    );
  }
  if (isPictureLike(name)) return unread('pictures lie in the folders of pictures/');
  if (isPdfLike(name)) return unread('PDFs lie in documents/');
  return maybeUnread(adviceFor(name) ?? 'the content has no such file');
};

const judgeFile = (file: string): Finding | undefined => {
  const name = path.posix.basename(file);
  const folder = path.posix.dirname(file);
  if (/^readme(?:\.[a-z]+)*$/iu.test(name)) return undefined;
  if (folder === '.') return judgeInRoot(name);
  const [top = ''] = file.split('/');
  // Where it has to lie is said by who reads it.
  if (top === 'pages') return undefined;
  if (yamlFolders.includes(top)) return judgeInYamlFolder(top, name);
  if (folder === 'documents') return judgeInDocuments(name);
  if (pictureFolders.includes(folder)) return judgeInPictures(folder, name);
  if (folder === 'pictures')
    return isPictureLike(name)
      ? unread(
          `it lies in none of the folders ${pictureFolders.map((each) => path.basename(each)).join(', ')}`,
        )
      : maybeUnread(adviceFor(name) ?? 'pictures lie in the folders of this folder');
  return undefined;
};

const isFileName = (name: string): boolean => isYamlLike(name) || isPictureLike(name) || isPdfLike(name);

interface FolderContent {
  /** Whether files lie in it that look like content. */
  readonly hasContent: boolean;
  readonly isEmpty: boolean;
}

const judgeFolder = (file: string, { hasContent, isEmpty }: FolderContent): Finding | undefined => {
  const name = path.posix.basename(file);
  if (isFileName(name))
    return { text: 'is a folder, where a file is expected: move what is in it, and delete it' };
  if (folders.includes(file)) return undefined;
  const [top = ''] = file.split('/');
  // Of those that lie too deep, their readers say where they belong.
  if (foldersOfEntries.includes(top))
    return isEmpty
      ? { text: 'is an empty folder: put files into it, or delete it', isWarning: true }
      : undefined;
  const parent = path.posix.dirname(file);
  const siblings = folders
    .filter((each) => path.posix.dirname(each) === parent)
    .map((each) => path.basename(each));
  const text = `is no folder of the content, and nothing in it is read${didYouMean(name, siblings)}`;
  return hasContent ? { text } : { text, isWarning: true };
};

/** Pictures of one folder with the same name, of which the site would show one. */
const findSharedNames = (tree: readonly TreeEntry[]): ContentProblem[] => {
  const pictures = tree
    .filter(({ file, isFolder }) => {
      const folder = path.posix.dirname(file);
      return !isFolder && pictureFolders.includes(folder) && isReadPicture(folder, path.basename(file));
    })
    .map(({ file }) => file);
  const problems: ContentProblem[] = [];
  forEachDuplicate(
    pictures,
    (file) => file.slice(0, -path.extname(file).length),
    (file, first) => {
      const text = `has the name of ${path.basename(first)}, and one of the two is shown: delete the other`;
      problems.push({ file, line: 1, text });
    },
  );
  return problems;
};

/** Finds what lies in the content folder and is read by nobody: other endings, copies, wrong and unknown folders. */
export const findUnreadFiles = async (root: string): Promise<ContentProblem[]> => {
  const tree = await listTree(root);
  const hasContent = (folder: string): boolean =>
    tree.some(({ file }) => file.startsWith(`${folder}/`) && isFileName(path.posix.basename(file)));
  const isEmpty = (folder: string): boolean => !tree.some(({ file }) => file.startsWith(`${folder}/`));
  const judge = ({ file, isFolder }: TreeEntry): Finding | undefined => {
    if (isFolder) return judgeFolder(file, { hasContent: hasContent(file), isEmpty: isEmpty(file) });
    return folders.includes(file) ? { text: 'is a file, where a folder is expected' } : judgeFile(file);
  };
  const reported: string[] = [];
  const unreadFiles = tree.flatMap((entry) => {
    if (reported.some((folder) => entry.file.startsWith(folder))) return [];
    const judgement = judge(entry);
    if (judgement && entry.isFolder) reported.push(`${entry.file}/`);
    return judgement ? [foundAt(entry.file, 1, judgement)] : [];
  });
  return [...unreadFiles, ...findSharedNames(tree)];
};

/** Whether a file is read as YAML, if its folder has such files. */
export const isYamlFile = (file: string): boolean => {
  const name = path.posix.basename(file);
  return name.endsWith('.yaml') && copyText(name) === undefined;
};
