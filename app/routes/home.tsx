export default function Home() {
  return <h1 className="frame text-4xl">Brightwell</h1>;
}
