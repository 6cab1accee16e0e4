/** Dialogs of widespread component libraries, used as their guides show; `#app` says whose. */
import * as Headless from '@headlessui/react';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import TextField from '@mui/material/TextField';
import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fixture } from './page.ts';

interface Opened {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const box = { position: 'fixed', top: 80, left: 80, width: 360, padding: 24, background: '#fff' } as const;

function RadixDialog({ open, onOpen }: Opened) {
  return (
    <Radix.Root open={open} onOpenChange={onOpen}>
      <Radix.Trigger data-tour-anchor="open">New order</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay style={{ position: 'fixed', inset: 0, background: 'rgb(0 0 0/.4)' }} />
        <Radix.Content style={box} aria-describedby={undefined}>
          <Radix.Title>New order</Radix.Title>
          <Content />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function HeadlessDialog({ open, onOpen }: Opened) {
  return (
    <>
      <Opener onOpen={onOpen} />
      <Headless.Dialog open={open} onClose={onOpen}>
        <Headless.DialogBackdrop style={{ position: 'fixed', inset: 0, background: 'rgb(0 0 0/.4)' }} />
        <Headless.DialogPanel style={box}>
          <Headless.DialogTitle>New order</Headless.DialogTitle>
          <Content />
        </Headless.DialogPanel>
      </Headless.Dialog>
    </>
  );
}

function MaterialDialog({ open, onOpen }: Opened) {
  return (
    <>
      <Opener onOpen={onOpen} />
      <MuiDialog open={open} onClose={() => onOpen(false)} aria-labelledby="title">
        <DialogTitle id="title">New order</DialogTitle>
        <TextField label="Customer" slotProps={{ htmlInput: { 'data-tour-anchor': 'field' } }} />
        <Button data-tour-anchor="save">Save</Button>
      </MuiDialog>
    </>
  );
}

function MaterialDrawer({ open, onOpen }: Opened) {
  return (
    <>
      <Opener onOpen={onOpen} />
      <Drawer anchor="right" open={open} onClose={() => onOpen(false)}>
        <Content />
      </Drawer>
    </>
  );
}

function Opener({ onOpen }: Pick<Opened, 'onOpen'>) {
  return (
    <button type="button" data-tour-anchor="open" onClick={() => onOpen(true)}>
      New order
    </button>
  );
}

function Content() {
  return (
    <>
      <input aria-label="Customer" data-tour-anchor="field" />
      <button type="button" data-tour-anchor="save">
        Save
      </button>
    </>
  );
}

const PARTS = {
  'Radix dialog': RadixDialog,
  'Headless UI dialog': HeadlessDialog,
  'MUI dialog': MaterialDialog,
  'MUI drawer': MaterialDrawer,
};

function Page({ name }: { readonly name: keyof typeof PARTS }) {
  const [open, setOpen] = useState(false);
  const Part = PARTS[name];
  return (
    <main style={{ padding: 40 }}>
      <Part
        open={open}
        onOpen={(next) => {
          fixture.calls.push(next ? 'open' : 'close');
          setOpen(next);
        }}
      />
    </main>
  );
}

const app = document.querySelector<HTMLElement>('#app');
if (app) createRoot(app).render(<Page name={app.dataset.name as keyof typeof PARTS} />);
