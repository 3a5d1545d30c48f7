import { Loading } from '#web/components/messages/Loading.tsx'

export function LoadingSection() {
	return (
		<div className="min-h-[60dvh] py-s5">
			<Loading>Loading section...</Loading>
		</div>
	)
}
