import type { StoryText } from "../pack.ts";
import { lines, phrases } from "../text-blocks.ts";

export const storyText: StoryText = {
  beats: {
    open: lines(`Voici l’histoire de « {idea} ». Elle commence il y a bien longtemps, quand les soirées étaient longues et que chacun savait écouter.
    On raconte que tout commença par quelques mots : « {idea} ». Qui les avait entendus une fois ne les oubliait plus.
    « {idea} » : c’est le titre d’un très vieux livre, et voici ce qu’il raconte.
    Il était une fois un rêve, et ce rêve disait : « {idea} ».`),
    wish: lines(`C’était un petit souhait, mais il pesait comme un caillou dans la poche.
    Certains souhaits s’envolent avec le matin. Celui-là resta.
    Tout le monde disait que c’était impossible, et c’était peut-être une bonne raison d’essayer.
    Personne n’était jamais allé aussi loin, mais il fallait bien que quelqu’un commence.`),
    leave:
      lines(`Un morceau de pain, une lanterne, un dernier regard en arrière : il n’en fallut pas plus, et le voyage commença.
    La porte se ferma doucement, et devant il n’y eut plus que la route.
    Le premier pas fut le plus difficile. Le deuxième était déjà l’aventure.`),
    arrive: lines(`{when}, le chemin s’arrêta {where}.
    {when}, quelque chose bougea {where}.
    {when}, une musique très douce se fit entendre {where}.
    {when}, une lumière apparut {where}, petite et immobile.`),
    meet: lines(`Là attendait {who}, comme si la rencontre allait de soi.
    Celui qui leva les yeux, dans ce silence, c’était bien {who}.
    Alors on entendit {who}, presque à voix basse.
    Tout près, sans bruit, se reposait {who}.`),
    ask: lines(`La réponse vint lentement : « {advice}. »
    « {advice} », entendit-on, et personne ne sut que répondre.
    Avant les adieux, il y eut un conseil : « {advice}. »
    « Par où continue la route ? » « {advice}. »`),
    trouble: lines(`{when}, un vent terrible se leva et le sentier disparut.
    {when}, le brouillard recouvrit tout.
    {when}, le pont se brisa dans un long gémissement.
    {when}, une ombre immense barra le passage.
    {when}, la lanterne s’éteignit.
    {when}, la pluie effaça toutes les traces.`),
    solve: lines(`La peur était là, oui, mais une main trouva une autre main, et cela suffit.
    Au lieu de fuir, il y eut une chanson ; et la chanson ouvrit la route.
    La solution était simple : demander de l’aide. Elle était déjà tout près.
    Pas à pas, le danger resta derrière.
    Un mot gentil fit ce que la force ne pouvait pas faire.
    Il suffisait d’attendre, et de regarder deux fois.`),
    rest: lines(`{when}, il y eut enfin une soupe chaude et une histoire au coin du feu.
    {when}, les étoiles semblaient plus proches.
    {when}, quelqu’un rit, et ce rire pesait moins que la fatigue.
    {when}, le silence fut la meilleure compagnie.
    {when}, le pain fut coupé en deux moitiés égales.
    {when}, le foyer lointain apparut dans un rêve.
    {when}, {who} raconta une histoire {where}.
    {when}, {who} partagea le peu de pain qui restait, {where}.`),
    low: lines(`{when}, tout sembla perdu {where}.
    {when}, la route s’arrêta {where}.
    {when}, on n’entendait plus que le vent {where}.`),
    climax: lines(`{when}, ce qui avait tant manqué apparut enfin {where}.
    {when}, tout se passa autrement, et mieux, {where}.
    {when}, la dernière porte s’ouvrit {where}.`),
    after: lines(`Le chemin du retour était le même, et pourtant il semblait neuf.
    Il y eut des embrassades, il y eut du pain, et une chaise pour chacun.
    Ce qui avait été trouvé ne tenait dans aucune poche, et il fallut donc le partager.`),
    end: lines(`Depuis ce jour, quand quelqu’un murmure « {idea} », chacun rapproche sa chaise.
    Et si la lanterne ne s’est pas éteinte, elle éclaire encore cette fenêtre.
    Ainsi finit l’histoire ; et la prochaine route commence demain.`),
  },
  phrases: {
    when: phrases(
      "Le lendemain|Un soir de grand vent|Au lever de la lune|De très bonne heure|Après de longues heures|À la tombée de la nuit|Un peu plus tard|Aux premières lueurs|Après la pluie|Le troisième jour|À midi|Sans prévenir",
    ),
    where: {
      forest: "au milieu de la forêt",
      river: "près d’une large rivière",
      mountain: "au pied d’une montagne bleue",
      village: "dans un village à une seule rue",
      seaside: "au bord de la mer",
      valley: "dans une vallée pleine de fleurs",
      mill: "près d’un moulin abandonné",
      bridge: "sous un pont de pierre",
      cave: "dans une grotte qui brillait",
      castle: "devant un château endormi",
      market: "sur un marché presque vide",
      dunes: "parmi les dunes du désert",
    },
    who: phrases(
      "une très vieille tortue|un hibou ensommeillé|une fillette avec une lanterne|un pêcheur sans bateau|un renard à la queue blanche|une grand-mère qui tricotait|un berger et ses trois moutons|une souris fort polie|une cigogne fatiguée|un musicien sans public|un âne pensif|une chatte grise",
    ),
    advice: phrases(
      "Va doucement, écoute bien, le chemin sait où il va|Ce que l’on partage ne s’use pas|Qui demande a déjà fait la moitié du chemin|Ne cherche pas avec les yeux, cherche avec patience|Même la plus longue nuit a une fenêtre|La peur aussi se fatigue de courir|Il faut parfois se perdre pour trouver la porte|C’est la petite porte qui reste toujours ouverte|Aide d’abord, demande ensuite|Personne ne traverse seul la même rivière|Garde un peu de lumière pour le retour|Les petites choses aussi portent le ciel",
    ),
  },
  subject: {
    listJoiners: [", ", " et "],
    introduction: "Il était une fois {heroes}.",
    introductionWithPlace: "Il était une fois, {place}, {heroes}.",
    titleWithPlace: "{hero} {place}",
    goal: lines(`Une seule pensée revenait sans cesse : {thing}.
    Il ne manquait qu’une chose au bonheur : {thing}.`),
    reunion: "Et à la fin tout était là : {both}.",
    heroName: "Chacun connaissait ce nom : {name}.",
    ownIdea:
      lines(`{idea} Tout commença ainsi, il y a bien longtemps, quand les soirées étaient longues et que chacun savait écouter.
    {idea} Voilà ce que raconte cette histoire, et qui l’a entendue une fois ne l’oublie plus.`),
    hero: lines(`{when}, {hero} s’arrêta {where} et tendit l’oreille.
    {when}, {hero} poursuivit son voyage, peu à peu, {where}.
    {when}, {hero} songea aux siens, {where}.
    {when}, {hero} chantonna tout bas {where}.
    {when}, {hero} [compta|compta|compta|comptèrent] jusqu’à cent {where}.
    {when}, {hero} [trouva|trouva|trouva|trouvèrent] une trace toute fraîche {where}.
    {when}, {hero} [entendit|entendit|entendit|entendirent] un bruit très léger {where}.
    {when}, {hero} [rit|rit|rit|rirent] pour la première fois depuis longtemps {where}.
    {when}, {hero} [faillit|faillit|faillit|faillirent] faire demi-tour {where}.
    {when}, {hero} [murmura|murmura|murmura|murmurèrent] un seul mot {where}.
    {when}, {hero} [fit|fit|fit|firent] un petit détour {where}.
    {when}, {hero} [rêva|rêva|rêva|rêvèrent] les yeux ouverts {where}.
    {when}, {hero} [avança|avança|avança|avancèrent] très lentement {where}.
    {when}, {hero} [reprit|reprit|reprit|reprirent] courage {where}.
    {when}, {hero} [regarda|regarda|regarda|regardèrent] une dernière fois en arrière {where}.
    {when}, {hero} [attendit|attendit|attendit|attendirent] un signe {where}.
    {when}, {hero} [ramassa|ramassa|ramassa|ramassèrent] un caillou tout rond {where}.
    {when}, {hero} [garda|garda|garda|gardèrent] le silence {where}.
    {when}, {hero} [respira|respira|respira|respirèrent] profondément {where}.`),
  },
  outline: {
    hero: "Le personnage principal de cette histoire : {who}.",
    also: "Dans cette histoire, il y a aussi : {who}.",
    place: "Le lieu de cette histoire : {place}.",
    wish: "Le plus grand souhait : {wish}.",
    obstacle: "Mais il y avait un obstacle : {obstacle}.",
    ending: "Et voici comment tout finit : {ending}.",
  },
  company: lines(`« Je viens avec vous », dit {name}, et personne ne dit non.
    « Regardez là-bas ! » cria {name}. Sans ce cri, tout le monde serait passé à côté.
    « Laissez-moi essayer », dit {name}, et les autres firent de la place.
    « Écoutez », murmura {name}. Pendant un moment, personne ne bougea.
    « Ensemble, nous y arriverons », dit {name}, et c'était vrai.
    « J'ai une idée », dit {name}. Elle était bonne, et on l'essaya aussitôt.`),
};
