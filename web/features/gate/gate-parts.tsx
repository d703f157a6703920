/** The camera, the panels and the dialogs of the gate, which load after the screen. */
export { CameraView } from '#web/features/gate/camera-view.tsx'
export { FindMember } from '#web/features/gate/find-member.tsx'
export { InsideList } from '#web/features/gate/inside-list.tsx'
export { OverrideDialog } from '#web/features/gate/override-dialog.tsx'
export { RemoveGate } from '#web/features/gate/remove-gate.tsx'
export { VisitorPanel } from '#web/features/gate/visitor-panel.tsx'
