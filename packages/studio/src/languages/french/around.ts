import { clauseLinesOf } from "../clause-blocks.ts";

/** What can be seen, heard and felt where the idea has one of these words. */
export const { around = [] } = clauseLinesOf(`
# around mer(?!\\p{L})|plage|île|pêcheu|port(?!\\p{L})|vague
Les vagues [vont et viennent|touchent doucement le sable|brillent au soleil], et l'air [sent le sel|est tout frais].
[Une mouette|Une voile blanche|Un nuage] passe au-dessus de la mer, [tout doucement|très haut].
# around rivière|lac(?!\\p{L})|étang|poisson|nager|canard|grenouille
L'eau est [claire|fraîche|calme], et [le soleil y brille|une feuille y passe|les nuages y tremblent].
Au bord de l'eau [l'herbe bouge|une libellule se pose].
# around forêt|bois(?!\\p{L})|arbre|renard|ours(?!\\p{L})|écureuil|hibou|hérisson
Les feuilles [parlent tout bas|brillent|dansent dans le vent], et cela sent [la terre|le bois|les fleurs].
Dans les arbres, [un rayon de soleil passe|quelque chose bouge].
# around montagne|neige|hiver|glace(?!\\p{L})|froid
L'air est [froid|fin|pur], et tout est [silencieux|blanc au loin|plus près du ciel].
Là-haut, [un nuage passe|tout brille].
# around pain(?!\\p{L})|boulang|gâteau|cuisin|soupe|four(?!\\p{L})|tarte|confiture
[Une bonne odeur|Une douce chaleur|Une odeur de cannelle] remplit l'air.
Près du four, [il y a de la farine partout|une table attend].
# around école|maîtresse|instit|élève|classe(?!\\p{L})
[La cloche sonne|Quelqu'un rit dans le couloir|Une chaise bouge], et la journée [commence|prend des couleurs].
# around village|ville(?!\\p{L})|rue(?!\\p{L})|marché|boutique|magasin|place(?!\\p{L})|quartier
Dans la rue, il y a [des pas|des voix|des vélos], et chaque fenêtre a [une histoire|une fleur|une lumière].
[Un chat dort au soleil|Une voisine passe|Quelqu'un parle], et le jour continue.
# around jardin|potager|fleur|graine|parc(?!\\p{L})|ferme(?!\\p{L})
[Une abeille|Un papillon|Un moineau] passe et se pose [tout près|sur une fleur].
La terre sent [la pluie|le soleil], et l'herbe [brille|bouge].
# around bus(?!\\p{L})|(?:le|un|du|en) train(?! de)|voiture|taxi|vélo|camion|tram(?!\\p{L})|tramway
Les roues [chantent|tournent], et [les arbres|les maisons|les lumières] restent derrière.
# around pluie|nuage|vent(?!\\p{L})|orage|arc-en-ciel|cerf-volant
Dans le ciel, les nuages [passent|courent|changent de forme], et le vent [raconte quelque chose|prend son temps].
# around nuit|étoile|lune(?!\\p{L})|phare|dormir|rêve
[Une étoile|La lune|Une fenêtre allumée] brille, et la nuit est [plus courte|douce|une amie].
# around chien|chat(?!\\p{L})|chatte|perroquet|cheval|vache|mouton|poule|âne(?!\\p{L})
[Une oreille se dresse|Quelque chose bouge dans l’herbe|Un petit bruit approche], et [tout le monde écoute|le silence revient].
# around lettre|livre(?!r)|musique|chanson|chanter|violon|piano|peindre|dessin|dans(?:er|eu)|accordéon|bal(?!\\p{L})
[Les couleurs|Les sons|Les mots] disent beaucoup [sans bruit|à qui a le temps].
`);
