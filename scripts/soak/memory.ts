import {existsSync, readdirSync, readFileSync} from 'node:fs';

const MEBIBYTE_KIB = 1024;

function parentOf(pid: string): string | null {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The runtime's processes below a process, with their memory in MiB; none where the system does not tell. */
export function runtimeMemory(root: number): number | null {
  if (!existsSync('/proc/self/status')) return null;
  const isBelow = (pid: string): boolean => {
    for (let current: string | null = pid; current !== null && current !== '0';) {
      if (current === String(root)) return true;
      current = parentOf(current);
    }
    return false;
  };
  let total = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (!/^Name:\s+workerd/m.test(status) || !isBelow(pid)) continue;
      total += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / MEBIBYTE_KIB;
    } catch {
      // It has ended meanwhile.
    }
  }
  return total === 0 ? null : Math.round(total);
}
